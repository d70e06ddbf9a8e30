import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Text } from '@/content/model/text.ts';

type TickListProps = {
  readonly items: readonly Text[];
  /** The classes of tick-list.css, and those of the place. */
  readonly className: string;
};

/** Items with a box to tick on paper. */
export const TickList = ({ items, className }: TickListProps) => (
  <ul className={clsx('ticks', className)}>
    {items.map((item, index) => (
      <li key={index}>
        <RichText text={item} />
      </li>
    ))}
  </ul>
);
