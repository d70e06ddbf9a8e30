import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { ClosingCall } from '@/components/sections/closing-call';
import { DataPlate } from '@/components/sections/data-plate';
import { OperatorLine } from '@/components/sections/operator-line';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { RelatedLinks } from '@/components/sections/related-links';
import { ButtonLink } from '@/components/ui/button-link';
import { MailLink } from '@/components/ui/mail-link';
import { MidlandsMap } from '@/components/ui/midlands-map';
import { PhoneLink } from '@/components/ui/phone-link';
import { RoadSigns } from '@/components/ui/road-signs';
import { commitments } from '@/content/commitments';
import { locations } from '@/content/locations';
import type { Section } from '@/content/section';
import type { Location } from '@/content/locations/location';
import type { LocationSlug } from '@/content/site-path';
import { jumpsOf } from '@/lib/site/jumps';
import { relatedTo } from '@/lib/site/related';
import { townTitle } from '@/lib/site/routes';

const machinesIn = ({ name, machines }: Location): Section => ({
  kind: 'machines',
  heading: `The machines ${name} sites usually need`,
  items: machines,
});

export const LocationPage = ({ slug }: { readonly slug: LocationSlug }) => {
  const location = locations.get(slug);
  const machines = machinesIn(location);
  const sections = [machines, ...location.sections];
  const contact = `/contact?location=${slug}` as const;
  return (
    <PageFrame path={`/locations/${slug}`} hire={contact}>
      <PageHero
        heading={townTitle(location.name)}
        intro={location.intro}
        actions={
          <>
            <ButtonLink href={contact}>Hire in {location.name}</ButtonLink>
            <PhoneLink before="Call" className="button button-outline" />
          </>
        }
        jumps={jumpsOf(sections, { [machines.heading]: 'Which machine and ticket?', ...location.jumps })}
        wideAside
        aside={
          <div>
            <MidlandsMap
              towns={locations.entries.map((town) => ({ ...town, href: `/locations/${town.slug}` as const }))}
              current={slug}
              neighbours={location.related.locations ?? []}
            />
            <RoadSigns roads={location.roads} />
          </div>
        }
      />
      <BodyLayout
        call={{ action: `Hire in ${location.name}`, href: contact }}
        sections={sections}
        beside={
          <DataPlate
            title={location.name}
            lines={[
              { label: 'Area', value: location.area },
              { label: 'Lead time', value: commitments.mondayStart.text },
              { label: 'Phone', value: <PhoneLink className="font-bold underline" /> },
              { label: 'E-mail', value: <MailLink className="wrap-anywhere underline" /> },
            ]}
          />
        }
      >
        <PageBody sections={sections} />
        <OperatorLine question={`Drive plant in ${location.name}?`} />
      </BodyLayout>
      <RelatedLinks groups={relatedTo(`/locations/${slug}`)} />
      <ClosingCall
        heading={`Got a job in ${location.name}?`}
        action={`Hire in ${location.name}`}
        href={contact}
      />
    </PageFrame>
  );
};
