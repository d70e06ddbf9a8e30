import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { CategoryList } from '@/components/sections/category-list';
import { ClosingCall } from '@/components/sections/closing-call';
import { DataPlate } from '@/components/sections/data-plate';
import { OperatorLine } from '@/components/sections/operator-line';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { RelatedLinks } from '@/components/sections/related-links';
import { ButtonLink } from '@/components/ui/button-link';
import { MachineDrawing } from '@/components/ui/machine-drawing';
import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
import { closingCalls, operatorCalls } from '@/content/closing-calls';
import { services } from '@/content/services';
import type { ServiceSlug } from '@/content/site-path';
import { serviceSubject } from '@/lib/forms/enquiry-subjects';
import { keepCodes } from '@/lib/site/format';
import { jumpsOf } from '@/lib/site/jumps';
import { relatedTo } from '@/lib/site/related';
import { routeOf } from '@/lib/site/routes';

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
            <PhoneLink before="Call" className="button button-outline" />
          </>
        }
        jumps={jumpsOf(sections)}
        aside={
          <MachineDrawing
            machine={service.drawing}
            alt={`Side view of a ${machine}`}
            eager
            className="w-full max-w-md justify-self-center border-2 border-line bg-white p-4"
          />
        }
      />
      <BodyLayout
        call={{ action, href: contact }}
        sections={sections}
        beside={
          <DataPlate
            title={service.machine}
            lines={[
              { label: 'Range', value: keepCodes(service.plate.range) },
              {
                label: 'Cards',
                value: (
                  <>
                    <CategoryList codes={[...service.categories.cpcs, ...service.categories.npors]} />
                    <SiteLink href={`/which-ticket#${slug}`} className="underline hover:bg-plant-bright">
                      {routeOf('/which-ticket').name}
                    </SiteLink>
                  </>
                ),
              },
              { label: 'Typical hire', value: service.plate.hire },
              { label: 'You provide', value: service.plate.provide },
            ]}
          />
        }
      >
        <PageBody sections={sections} />
        <OperatorLine question={operatorCalls.service(machine)} />
      </BodyLayout>
      <RelatedLinks groups={relatedTo(path)} />
      <ClosingCall {...closingCalls.service(machine)} href={contact} />
    </PageFrame>
  );
};
