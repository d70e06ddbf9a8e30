import type { GridContentProps } from '../grid-renderer.ts';

export const Group = ({ section: { sections }, renderInner }: GridContentProps<'group'>) =>
  sections.map(renderInner);
