import { PageFrame } from '@/components/page/page-frame';
import { ClosingCall } from '@/components/page/closing-call';
import { PageHero } from '@/components/page/page-hero';
import { Quote } from '@/components/sections/quote';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { PhoneButton } from '@/components/ui/phone-button';
import { RichText } from '@/components/ui/rich-text';
import { closingCalls } from '@/content/site/closing-calls';
import { testimonials } from '@/content/pages/testimonials';
import type { Testimonial } from '@/content/pages/testimonial';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/testimonials');

export default function TestimonialsPage() {
  return (
    <PageFrame path="/testimonials" contactHref="/contact">
      <PageHero
        heading={testimonials.heading}
        aside={
          <div className="body self-end">
            <p className="text-lg text-balance">
              <RichText text={testimonials.intro} />
            </p>
            <div className="actions no-print mt-6">
              <PhoneButton />
            </div>
          </div>
        }
      />
      <div className="quote-stage">
        <ul className="frame quote-columns">
          {testimonials.quotes.map((quote: Testimonial) => (
            <li key={quote.text}>
              <Quote {...quote} sample={testimonials.sample} />
            </li>
          ))}
        </ul>
      </div>
      <ReadingGrid>
        <SectionList sections={testimonials.sections} />
      </ReadingGrid>
      <ClosingCall {...closingCalls.top} machineSlug={testimonials.closingMachine} />
    </PageFrame>
  );
}
