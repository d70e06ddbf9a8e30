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
import { townSections } from '@/content/blocks';
import { closingCalls, operatorCalls } from '@/content/closing-calls';
import { commitments } from '@/content/commitments';
import { locations } from '@/content/locations';
import type { LocationSlug } from '@/content/site-path';
import { locationSubject } from '@/lib/forms/enquiry-subjects';
import { jumpsOf } from '@/lib/site/jumps';
import { relatedTo } from '@/lib/site/related';
import { routeOf } from '@/lib/site/routes';

export const LocationPage = ({ slug }: { readonly slug: LocationSlug }) => {
  const location = locations.get(slug);
  const { path, name } = location;
  const sections = townSections(location);
  const contact = `/contact?location=${slug}` as const;
  const action = locationSubject(name);
  return (
    <PageFrame path={path} hire={contact}>
      <PageHero
        heading={routeOf(path).title}
        intro={location.intro}
        actions={
          <>
            <ButtonLink href={contact}>{action}</ButtonLink>
            <PhoneLink before="Call" className="button button-outline" />
          </>
        }
        jumps={jumpsOf(sections)}
        wideAside
        aside={
          <div>
            <MidlandsMap current={slug} />
            <RoadSigns roads={location.roads} />
          </div>
        }
      />
      <BodyLayout
        call={{ action, href: contact }}
        sections={sections}
        beside={
          <DataPlate
            title={name}
            lines={[
              { label: 'Area', value: location.area },
              { label: 'When to call', value: commitments.mondayStart.text },
              { label: 'Phone', value: <PhoneLink className="font-bold underline" /> },
              { label: 'E-mail', value: <MailLink className="wrap-anywhere underline" /> },
            ]}
          />
        }
      >
        <PageBody sections={sections} />
        <OperatorLine question={operatorCalls.location(name)} />
      </BodyLayout>
      <RelatedLinks groups={relatedTo(path)} />
      <ClosingCall {...closingCalls.location(name)} action={action} href={contact} />
    </PageFrame>
  );
};
