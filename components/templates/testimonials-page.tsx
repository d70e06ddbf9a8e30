import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { boardStand } from '@/components/sections/board-stand';
import { PageHero } from '@/components/sections/page-hero';
import { Quote } from '@/components/sections/quote';
import { closingCalls } from '@/content/closing-calls';
import { testimonials } from '@/content/pages/testimonials';
import type { Testimonial } from '@/content/testimonial';
import { partyStand } from '@/lib/site/stands';

/** Quotes from clients with star ratings. */
export const TestimonialsPage = () => (
  <PageFrame path="/testimonials" hire="/contact">
    <PageHero
      heading={testimonials.heading}
      intro={testimonials.intro}
      stands={[partyStand('hirer'), boardStand('star'), partyStand('operator')]}
      low="everywhere"
    />
    <div className="frame py-10">
      {testimonials.note && <p className="mb-6 border-l-4 border-ink pl-4 text-mute">{testimonials.note}</p>}
      <ul className="grid gap-6 lg:grid-cols-3">
        {testimonials.quotes.map((quote: Testimonial) => (
          <li key={quote.text}>
            <Quote {...quote} sample={testimonials.sample} />
          </li>
        ))}
      </ul>
    </div>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
