import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';
import { Quote } from './quote.tsx';

/** Nothing if there are no quotes yet. */
export const QuotesSection = ({ section }: SectionProps<'quotes'>) =>
  section.items.length > 0 && (
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
