export const MidlandsMap = (_: { current: string; neighbours: readonly string[] }) => <svg />;
