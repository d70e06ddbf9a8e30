import { RichText } from '@/components/ui/rich-text.tsx';
import type { Text } from '@/content/model/text.ts';

/** Items with a box to tick on paper. */
export const TickList = ({ items }: { readonly items: readonly Text[] }) => (
  <ul className="ticks">
    {items.map((item, index) => (
      <li key={index}>
        <RichText text={item} />
      </li>
    ))}
  </ul>
);
