import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { categoryLines } from '@/components/sections/category-lines';
import { ClosingCall } from '@/components/sections/closing-call';
import { DataPlate } from '@/components/sections/data-plate';
import { FleetLine } from '@/components/sections/fleet-line';
import { OperatorLine } from '@/components/sections/operator-line';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { RelatedLinks } from '@/components/sections/related-links';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
import { closingCalls, operatorCalls } from '@/content/closing-calls';
import { servicePlate } from '@/content/pages/services';
import { services } from '@/content/services';
import type { Section } from '@/content/section';
import type { ServiceSlug } from '@/content/site-path';
import { serviceSubject } from '@/content/enquiry-subjects';
import { withNoBreakSpaces } from '@/lib/site/format';
import { jumpsOf } from '@/lib/site/jumps';
import { relatedTo } from '@/lib/site/related';
import { routeOf } from '@/lib/site/routes';

/** Read before the first shift rather than before a call. Each service's own sections fold as their content says. */
const isReference = ({ kind }: Section) => kind === 'checklist' || kind === 'sources';

export const ServicePage = ({ slug }: { readonly slug: ServiceSlug }) => {
  const service = services.get(slug);
  const { path, sections } = service;
  const contact = `/contact?service=${slug}` as const;
  const action = serviceSubject(service.machine);
  const machine = service.machine.toLowerCase();
  return (
    <PageFrame path={path} hire={contact}>
      <PageHero
        heading={service.heading}
        intro={service.intro}
        actions={
          <>
            <ButtonLink href={contact}>{action}</ButtonLink>
            <PhoneLink call className="button button-outline" />
          </>
        }
        jumps={jumpsOf(sections)}
        aside={<FleetLine slug={slug} />}
      />
      <BodyLayout
        call={{ action, href: contact }}
        sections={sections}
        beside={
          <div className="short-facts">
            <DataPlate
              title={service.machine}
              lines={[
                { label: servicePlate.range, value: withNoBreakSpaces(service.plate.range) },
                { label: servicePlate.hire, value: service.plate.hire },
                {
                  label: servicePlate.cards,
                  value: [
                    ...categoryLines([...service.categories.cpcs, ...service.categories.npors]),
                    <SiteLink
                      key="finder"
                      href={`/which-ticket#${slug}`}
                      className="underline hover:bg-plant-bright"
                    >
                      {routeOf('/which-ticket').name}
                    </SiteLink>,
                  ],
                },
                { label: servicePlate.provide, value: service.plate.provide },
              ]}
            />
          </div>
        }
      >
        <PageBody sections={sections} foldOnPhone={isReference} />
        <OperatorLine condition={operatorCalls.service(machine)} />
      </BodyLayout>
      <RelatedLinks groups={relatedTo(path)} />
      <ClosingCall {...closingCalls.service(machine)} href={contact} machine={slug} />
    </PageFrame>
  );
};
