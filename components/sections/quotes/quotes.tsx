import type { SectionOf } from '@/content/model/section.ts';
import { Quote } from './quote.tsx';

export const Quotes = ({ items }: SectionOf<'quotes'>) => (
  <ul className="quote-columns">
    {items.map((quote) => (
      <li key={quote.text}>
        <Quote {...quote} />
      </li>
    ))}
  </ul>
);
