export type Measurement = Readonly<Record<string, number>>;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const digits = (value: number) => ({ maximumFractionDigits: value < 1 ? 3 : value < 10 ? 2 : 0 });

export const mediansTable = (runsOfPages: ReadonlyMap<string, readonly Measurement[]>): string => {
  const columns = Object.keys([...runsOfPages.values()][0]?.[0] ?? {});
  const rows = [...runsOfPages].map(([page, runs]) => {
    const medians = columns.map((column) => median(runs.map((run) => run[column] ?? Number.NaN)));
    return [page, ...medians.map((value) => value.toLocaleString('en-GB', digits(value)))];
  });
  return [['Page', ...columns], ['---', ...columns.map(() => '--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
};
