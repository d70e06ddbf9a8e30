import { testimonials } from '@/content/pages/testimonials';
import { Quote } from './quote';
import type { ContentProps } from '../content-props';

export const Quotes = ({ section }: ContentProps<'quotes'>) => (
  <ul className="grid gap-6 sm:grid-cols-2">
    {section.items.map((quote) => (
      <li key={quote.text}>
        <Quote {...quote} isSample={testimonials.sample} />
      </li>
    ))}
  </ul>
);
