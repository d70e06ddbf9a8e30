import { BulletList } from '@/components/ui/bullet-list.tsx';
import type { Text } from '@/content/model/text.ts';
import type { KindRenderer } from '../kind-renderer.ts';

const isLink = (item: Text) => typeof item !== 'string' && item.length === 1 && typeof item[0] !== 'string';

export const listKind: KindRenderer<'list'> = {
  /** A section with links only isn't printed. */
  layout: ({ look, items, figure }) => ({
    width: look && 'all-columns',
    isFigureLast: true,
    className: look !== 'ticks' && !figure && items.every(isLink) ? 'print:hidden' : undefined,
  }),
  Content: ({ look, items }) =>
    look === 'ticks' ? (
      <BulletList marker="ticks" items={items} className="ticks-in-rows" />
    ) : (
      <BulletList items={items} className={items.every(isLink) && 'link-rows'} />
    ),
};
