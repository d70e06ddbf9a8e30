import type { ContentProps } from '../kind.ts';

export const Group = ({ section: { sections }, renderInner }: ContentProps<'group'>) =>
  sections.map(renderInner);
