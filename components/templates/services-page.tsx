import { Page } from '@/components/layout/page';
import { ClosingCall } from '@/components/sections/closing-call';
import { LinkGroups } from '@/components/sections/link-groups';
import { PageHero } from '@/components/sections/page-hero';
import { ServiceCards } from '@/components/sections/service-cards';
import { closingCalls } from '@/content/closing-calls';
import { servicesPage } from '@/content/pages/services';

const { more } = servicesPage;

/** Twelve cards, and the other machines linked below them. */
export const ServicesPage = () => (
  <Page path="/services" hire="/contact">
    <PageHero heading={servicesPage.heading} intro={servicesPage.intro} />
    <div className="frame py-10">
      <ServiceCards entries={servicesPage.cards} names="h2" />
      <div className="mt-12">
        <LinkGroups
          groups={[
            {
              heading: more.heading,
              text: more.text,
              links: more.entries.map(({ slug, name, summary }) => ({
                href: `/services/${slug}`,
                name,
                summary,
              })),
            },
          ]}
        />
      </div>
    </div>
    <ClosingCall {...closingCalls.top} />
  </Page>
);
