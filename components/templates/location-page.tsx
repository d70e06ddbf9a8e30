import { Page } from '@/components/layout/page';
import { BodyLayout } from '@/components/sections/body-layout';
import { ClosingCall } from '@/components/sections/closing-call';
import { DataPlate } from '@/components/sections/data-plate';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { RelatedLinks } from '@/components/sections/related-links';
import { ButtonLink } from '@/components/ui/button-link';
import { MailLink } from '@/components/ui/mail-link';
import { MidlandsMap } from '@/components/ui/midlands-map';
import { PhoneLink } from '@/components/ui/phone-link';
import { terms } from '@/content/company';
import { locations } from '@/content/locations';
import type { LocationSlug } from '@/content/site-path';
import { relatedTo } from '@/lib/site/related';

/** Page about one town. Takes its slug. */
export const LocationPage = ({ slug }: { readonly slug: LocationSlug }) => {
  const location = locations.get(slug);
  const contact = `/contact?location=${slug}` as const;
  return (
    <Page path={`/locations/${slug}`} hire={contact}>
      <PageHero
        heading={location.heading}
        intro={location.intro}
        actions={
          <>
            <ButtonLink href={contact}>Hire in {location.name}</ButtonLink>
            <PhoneLink before="Call" className="button button-outline" />
          </>
        }
        aside={
          <MidlandsMap
            towns={locations.entries.map((town) => ({ ...town, href: `/locations/${town.slug}` as const }))}
            current={slug}
            neighbours={location.related.locations ?? []}
          />
        }
      />
      <BodyLayout
        beside={
          <DataPlate
            title={location.name}
            lines={[
              { label: 'Area', value: location.area },
              { label: 'Roads in', value: location.roads.join(', ') },
              { label: 'Lead time', value: `Often ${terms.supplyRange}, subject to availability` },
              { label: 'Phone', value: <PhoneLink className="font-bold underline" /> },
              { label: 'E-mail', value: <MailLink className="break-words underline" /> },
            ]}
          />
        }
      >
        <PageBody sections={location.sections} />
      </BodyLayout>
      <RelatedLinks groups={relatedTo(`/locations/${slug}`)} />
      <ClosingCall
        heading={`A job in ${location.name}?`}
        text="Machine, address, start date, how long: four lines are enough to begin."
        action={`Hire in ${location.name}`}
        href={contact}
      />
    </Page>
  );
};
