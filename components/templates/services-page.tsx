import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHero } from '@/components/sections/page-hero';
import { ServiceTiles } from '@/components/sections/service-tiles';
import { closingCalls } from '@/content/closing-calls';
import { servicesPage } from '@/content/pages/services';

const { more } = servicesPage;

/** Twelve cards, and those of the other machines under a heading of their own. */
export const ServicesPage = () => (
  <PageFrame path="/services" hire="/contact">
    <PageHero heading={servicesPage.heading} intro={servicesPage.intro} />
    <div className="frame py-10">
      <ServiceTiles entries={servicesPage.cards} names="h2" />
      <section aria-labelledby="more" className="mt-12">
        <h2 id="more">{more.heading}</h2>
        <p className="mt-1 mb-4 text-mute">{more.text}</p>
        <ServiceTiles entries={more.entries} names="h3" />
      </section>
    </div>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
