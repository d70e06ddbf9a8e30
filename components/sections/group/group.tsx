import type { GridContentProps } from '../kind.ts';

export const Group = ({ section: { sections }, renderInner }: GridContentProps<'group'>) =>
  sections.map(renderInner);
