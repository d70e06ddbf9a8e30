import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { JumpLinks } from '@/components/sections/jump-links';
import { OperatorLine } from '@/components/sections/operator-line';
import { PageBody } from '@/components/sections/page-body';
import { RelatedLinks } from '@/components/sections/related-links';
import { TownSign } from '@/components/sections/town-sign';
import { ButtonLink } from '@/components/ui/button-link';
import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { RichText } from '@/components/ui/rich-text';
import { townSections } from '@/content/blocks';
import { closingCalls, operatorCalls } from '@/content/closing-calls';
import { families } from '@/content/families';
import { locations } from '@/content/locations';
import type { LocationSlug } from '@/content/site-path';
import { contactWords } from '@/content/contact-words';
import { locationSubject } from '@/content/enquiry-subjects';
import { jumpsOf } from '@/lib/site/jumps';
import { hasOffices, officeNear } from '@/lib/site/offices';
import { relatedTo } from '@/lib/site/related';

/** Families that the page links to further up: towns on the sign, services in the list of machines. */
const alreadyLinked: ReadonlySet<string> = new Set([families.locations.heading, families.services.heading]);

/** A town: its sign, what to do, the machines it needs, and what is particular to it. */
export const LocationPage = ({ slug }: { readonly slug: LocationSlug }) => {
  const location = locations.get(slug);
  const { path, name } = location;
  const office = officeNear(location);
  const sections = townSections(location);
  const contact = `/contact?location=${slug}` as const;
  const action = locationSubject(name);
  return (
    <PageFrame path={path} hire={contact}>
      <div className="bg-paper pb-8">
        <div className="frame town-hero">
          <TownSign slug={slug} />
          <div className="town-words">
            <div>
              <div className="no-print flex flex-wrap gap-3">
                <ButtonLink href={contact}>{action}</ButtonLink>
                <PhoneLink call office={office} className="button button-outline" />
              </div>
              <p>
                {hasOffices && `${contactWords.officeIn(office.town)}: `}
                {office.hours.map(({ label, text }) => `${label} ${text}`).join(', ')}.{' '}
                {contactWords.outsideHours} <MailLink office={office} className="wrap-anywhere underline" />
              </p>
            </div>
            <p className="body text-lg text-pretty">
              <RichText text={location.intro} />
            </p>
          </div>
          <JumpLinks jumps={jumpsOf(sections)} />
        </div>
      </div>
      <div className="frame two-columns py-8 lg:py-10">
        <PageBody sections={sections} foldOnPhone={(section) => location.sections.includes(section)} />
        <OperatorLine condition={operatorCalls.location(name)} />
      </div>
      <RelatedLinks groups={relatedTo(path).filter(({ heading }) => !alreadyLinked.has(heading))} />
      <ClosingCall {...closingCalls.location(name)} action={action} href={contact} office={office} />
    </PageFrame>
  );
};
