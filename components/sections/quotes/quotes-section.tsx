import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';
import { Quote } from './quote.tsx';

export const QuotesSection = ({ section }: SectionProps<'quotes'>) => (
  <FullWidthSection {...section}>
    <ul className="quote-columns">
      {section.items.map((quote) => (
        <li key={quote.text}>
          <Quote {...quote} />
        </li>
      ))}
    </ul>
  </FullWidthSection>
);
