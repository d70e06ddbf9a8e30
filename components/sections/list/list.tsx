import { BulletList } from '@/components/ui/bullet-list.tsx';
import type { SectionOf } from '@/content/model/section.ts';
import type { Text } from '@/content/model/text.ts';
import type { GridLayout } from '../kind-renderer.ts';

const isLink = (item: Text) => typeof item !== 'string' && item.length === 1 && typeof item[0] !== 'string';

export const List = ({ look, items }: SectionOf<'list'>) =>
  look === 'ticks' ? (
    <BulletList marker="ticks" items={items} className="ticks-in-rows" />
  ) : (
    <BulletList items={items} className={items.every(isLink) && 'link-rows'} />
  );

/** A section with links only isn't printed. */
export const listLayout = ({ look, items, figure }: SectionOf<'list'>): GridLayout => ({
  width: look && 'all-columns',
  isFigureLast: true,
  className: look !== 'ticks' && !figure && items.every(isLink) ? 'print:hidden' : undefined,
});
