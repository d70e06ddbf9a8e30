import clsx from 'clsx';
import type { Text } from '@/content/model/text.ts';
import { RichText } from './rich-text.tsx';

type BulletListProps = {
  readonly items: readonly Text[];
  /** Ticks are boxes to tick on paper. */
  readonly marker?: 'bullets' | 'ticks';
  readonly className?: string | false;
};

export const BulletList = ({ items, marker = 'bullets', className }: BulletListProps) => (
  <ul className={clsx(marker, className)}>
    {items.map((item, index) => (
      <li key={index}>
        <RichText text={item} />
      </li>
    ))}
  </ul>
);
