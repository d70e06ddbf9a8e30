import { PageFrame } from '@/components/page/page-frame';
import { CallToAction } from '@/components/page/call-to-action';
import { PageHero } from '@/components/page/page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { Quote } from '@/components/sections/quotes/quote';
import { List } from '@/components/sections/list/list';
import { PhoneButton } from '@/components/company/phone-button';
import { RichText } from '@/components/ui/rich-text';
import { callsToAction } from '@/content/calls-to-action';
import { testimonials } from '@/content/pages/testimonials';
import type { ClientQuote } from '@/content/section';
import { ReferenceCall } from './reference-call';
import { toId } from '@/lib/text/to-id';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/testimonials');

const quotes: readonly ClientQuote[] = testimonials.quotes;

export default function TestimonialsPage() {
  return (
    <PageFrame path="/testimonials" contactHref="/contact">
      <PageHero
        heading={testimonials.heading}
        opening={testimonials.opening}
        intro={testimonials.intro}
        actions={<PhoneButton />}
        aside={<ReferenceCall {...testimonials.call} />}
        hasWideAside
      />
      <ReadingGrid>
        <SectionList sections={testimonials.sections} />
      </ReadingGrid>
      {quotes.length > 0 && (
        <section className="frame quotes">
          <h2>{testimonials.reviews}</h2>
          <ul className="quote-columns">
            {quotes.map((quote) => (
              <li key={quote.text}>
                <Quote {...quote} isSample={testimonials.sample} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="bg-paper">
        <div className="frame question-lists">
          <div className="body">
            {testimonials.questionLists.map((section) => (
              <div key={section.heading}>
                <h2 id={toId(section.heading)}>{section.heading}</h2>
                {section.intro && (
                  <p>
                    <RichText text={section.intro} />
                  </p>
                )}
                <List section={section} />
              </div>
            ))}
          </div>
        </div>
      </section>
      <CallToAction {...callsToAction.standard} page={testimonials} />
    </PageFrame>
  );
}
