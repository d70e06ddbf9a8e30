import { PageFrame } from '@/components/layout/page-frame';
import { categoryLines } from '@/components/sections/category-lines';
import { ClosingCall } from '@/components/sections/closing-call';
import { DataPlate } from '@/components/sections/data-plate';
import { OperatorLine } from '@/components/sections/operator-line';
import { PageHero } from '@/components/sections/page-hero';
import { PageStretches } from '@/components/sections/page-stretches';
import { RelatedLinks } from '@/components/sections/related-links';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneHours } from '@/components/ui/phone-hours';
import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
import { closingCalls, operatorCalls } from '@/content/closing-calls';
import { servicePlate } from '@/content/pages/services';
import { fleetWords } from '@/content/fleet-words';
import { services } from '@/content/services';
import type { Section } from '@/content/section';
import type { ServiceSlug } from '@/content/site-path';
import { serviceSubject } from '@/content/enquiry-subjects';
import { withNoBreakSpaces } from '@/lib/site/format';
import { fleetMachine, person } from '@/lib/site/fleet';
import { splitLead } from '@/lib/site/lead';
import { jumpsOf } from '@/lib/site/jumps';
import { relatedTo } from '@/lib/site/related';
import { routeOf } from '@/lib/site/routes';
import { machineStand } from '@/lib/site/stands';

const foldedKinds: ReadonlySet<Section['kind']> = new Set(['checklist', 'definitions', 'sources', 'table']);

const spreadKinds: ReadonlySet<Section['kind']> = new Set(['definitions']);

export const ServicePage = ({ slug }: { readonly slug: ServiceSlug }) => {
  const service = services.get(slug);
  const { path, sections } = service;
  const contact = `/contact?service=${slug}` as const;
  const action = serviceSubject(service.machine);
  const machine = service.machine.toLowerCase();
  const drawn = fleetMachine(slug);
  return (
    <PageFrame path={path} hire={contact}>
      <PageHero
        heading={service.heading}
        {...splitLead(service.intro)}
        actions={
          <>
            <ButtonLink href={contact}>{action}</ButtonLink>
            <PhoneLink call className="button" />
            <p className="mt-2 w-full">
              <PhoneHours />
            </p>
          </>
        }
        jumps={jumpsOf(sections)}
        stands={[
          { drawing: person },
          { ...machineStand(slug), label: { size: fleetWords.length(drawn.width, drawn.height) } },
        ]}
        staff
        labels
      />
      <PageStretches
        sections={sections}
        spread={spreadKinds}
        plate={
          <DataPlate
            title={service.machine}
            lines={[
              { label: servicePlate.range, value: withNoBreakSpaces(service.plate.range) },
              { label: servicePlate.hire, value: service.plate.hire },
              {
                label: servicePlate.cards,
                value: [
                  ...categoryLines([...service.categories.cpcs, ...service.categories.npors]),
                  <SiteLink key="finder" href={`/which-ticket#${slug}`} className="underline">
                    {routeOf('/which-ticket').name}
                  </SiteLink>,
                ],
              },
              { label: servicePlate.provide, value: service.plate.provide },
            ]}
          />
        }
        after={<OperatorLine condition={operatorCalls.service(machine)} />}
        foldOnPhone={(section) => section !== sections[0] && !section.figure && foldedKinds.has(section.kind)}
      />
      <RelatedLinks groups={relatedTo(path)} />
      <ClosingCall {...closingCalls.service(machine)} action={action} href={contact} machine={slug} />
    </PageFrame>
  );
};
