import { testimonials } from '@/content/pages/testimonials.ts';
import { Quote } from './quote.tsx';
import type { ContentProps } from '../content-props.ts';

export const Quotes = ({ section }: ContentProps<'quotes'>) => (
  <ul className="grid gap-6 sm:grid-cols-2">
    {section.items.map((quote) => (
      <li key={quote.text}>
        <Quote {...quote} isSample={testimonials.sample} />
      </li>
    ))}
  </ul>
);
