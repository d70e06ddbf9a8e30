import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Text } from '@/content/text.ts';
import { TickList } from '../checklist/tick-list.tsx';
import type { ContentProps } from '../content-props.ts';

const isLink = (item: Text) => typeof item !== 'string' && item.length === 1 && typeof item[0] !== 'string';

export const List = ({ section: { look, items } }: ContentProps<'list'>) => {
  if (look === 'ticks') return <TickList items={items} />;
  return (
    <ul className={clsx('bullets', items.every(isLink) && 'link-rows')}>
      {items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
};
