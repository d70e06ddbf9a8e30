import type { ContentProps } from '../kind-renderer.ts';

export const Group = ({ section: { sections }, renderInner }: ContentProps<'group'>) =>
  sections.map(renderInner);
