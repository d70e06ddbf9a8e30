import type { KindRenderer } from '../kind-renderer.ts';

export const groupKind: KindRenderer<'group'> = {
  layout: { collapses: 'never' },
  Content: ({ sections, renderInner }) => sections.map(renderInner),
};
