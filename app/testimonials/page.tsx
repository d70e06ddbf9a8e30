import { PageFrame } from '@/components/page/page-frame';
import { ClosingCall } from '@/components/page/closing-call';
import { FleetDrawing } from '@/components/machines/fleet-drawing';
import { PageHero } from '@/components/page/page-hero';
import { Quote } from '@/components/sections/quote';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { closingCalls } from '@/content/site/closing-calls';
import { featuredServices } from '@/content/menus';
import { testimonials } from '@/content/pages/testimonials';
import type { Testimonial } from '@/content/pages/testimonial';
import { fleetMachine, sharedShapes } from '@/lib/machines/fleet';
import { partyItem } from '@/lib/machines/scale-items';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/testimonials');

export default function TestimonialsPage() {
  return (
    <PageFrame path="/testimonials" hire="/contact">
      <PageHero
        heading={testimonials.heading}
        intro={testimonials.intro}
        scaleItems={[partyItem('hirer'), partyItem('operator')]}
        low="everywhere"
      />
      <div className="bg-paper print:bg-white">
        <div className="frame py-8 lg:py-12">
          <ul className="grid gap-6 lg:grid-cols-3">
            {testimonials.quotes.map((quote: Testimonial) => (
              <li key={quote.text} className="flex flex-col">
                <Quote {...quote} sample={testimonials.sample} />
                {quote.machine && (
                  <div className="flex min-h-28 shrink-0 items-end justify-center overflow-clip border-2 border-t-0 border-b-8 border-ink bg-plant-bright pt-4 leading-none [--metre:min(1.2rem,6vw)] print:hidden">
                    <FleetDrawing
                      drawing={fleetMachine(quote.machine)}
                      shapes={sharedShapes(fleetMachine(quote.machine))}
                    />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ReadingGrid>
        <SectionList sections={testimonials.sections} />
      </ReadingGrid>
      <ClosingCall {...closingCalls.top} machine={featuredServices[3]} />
    </PageFrame>
  );
}
