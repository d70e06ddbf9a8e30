import { Timeline } from '@/components/hiring/timeline';
import { PageFrame } from '@/components/page/page-frame';
import { ClosingCall } from '@/components/page/closing-call';
import { PageHero } from '@/components/page/page-hero';
import { Quote } from '@/components/sections/quote';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { PhoneButton } from '@/components/ui/phone-button';
import { closingCalls } from '@/content/site/closing-calls';
import { testimonials } from '@/content/pages/testimonials';
import type { Testimonial } from '@/content/pages/testimonial';
import { machineItem, personItem } from '@/lib/machines/drawing-items';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/testimonials');

/** The machine of the first quote is at the top of the page. */
const quotes: readonly Testimonial[] = testimonials.quotes;
const [first] = quotes;

export default function TestimonialsPage() {
  return (
    <PageFrame path="/testimonials" contactHref="/contact">
      <PageHero
        heading={testimonials.heading}
        intro={testimonials.intro}
        actions={<PhoneButton />}
        drawings={first?.machine && [personItem, machineItem(first.machine, { lazy: true })]}
      />
      <ul className="frame quote-columns">
        {quotes.map(({ machine, ...quote }, index) => (
          <li key={quote.text}>
            <Quote {...quote} machine={index > 0 ? machine : undefined} isSample={testimonials.sample} />
          </li>
        ))}
      </ul>
      <Timeline {...testimonials.check} />
      <ReadingGrid>
        <SectionList sections={testimonials.sections} />
      </ReadingGrid>
      <ClosingCall {...closingCalls.top} machine={testimonials.closingMachine} />
    </PageFrame>
  );
}
