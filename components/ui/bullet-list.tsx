import clsx from 'clsx';
import type { Text } from '@/content/model/text.ts';
import { RichText } from './rich-text.tsx';

type BulletListProps = { readonly items: readonly Text[]; readonly className?: string | false };

export const BulletList = ({ items, className }: BulletListProps) => (
  <ul className={clsx('bullets', className)}>
    {items.map((item, index) => (
      <li key={index}>
        <RichText text={item} />
      </li>
    ))}
  </ul>
);
