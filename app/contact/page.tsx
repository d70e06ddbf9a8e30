import { OutOfHoursLink } from '@/components/company/out-of-hours-link.tsx';
import { PhoneLink } from '@/components/company/phone-link.tsx';
import { SaveNumberLink } from '@/components/company/save-number-link.tsx';
import { Stage } from '@/components/drawings/stage.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { Signboard } from '@/components/page/signboard.tsx';
import { FormIsland } from '@/components/sections/form/form.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { BulletList } from '@/components/ui/bullet-list.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { company } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { toId } from '@/content/format/to-id.ts';
import { contactForm } from '@/content/forms/contact.ts';
import { machineSubject, townSubject } from '@/content/forms/message-subjects.ts';
import { contact } from '@/content/pages/contact.ts';
import { slugs } from '@/content/paths.ts';
import { towns } from '@/content/towns/index.ts';
import { hasSeveralOffices } from '@/lib/company/offices.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';
import { OfficeFacts } from './office-facts.tsx';
import { OfficeHours } from './office-hours.tsx';

export const metadata = pageMetadata(contact);

const subjects = {
  service: Object.fromEntries(slugs.machines.map((slug) => [slug, machineSubject(slug)])),
  location: Object.fromEntries(towns.entries.map(({ slug, name }) => [slug, townSubject(name)])),
};

/** The number of characters of the longest phone number, which sets the size of all. */
const longestNumber = Math.max(...company.offices.map(({ phone }) => formatPhone(phone).length));

const { details, hours, whatToTell } = contact;

export default function ContactPage() {
  return (
    <PageFrame page={contact} callToAction={callsToAction.besideForm} hasCallBar={false}>
      <Stage
        strip={
          <p className="contact-strip">
            <OutOfHoursLink showsNumber className="underline" />
            <SaveNumberLink className="underline" />
            <span>
              <RichText text={contact.forOperators} />
            </span>
          </p>
        }
        className="contact-stage"
      >
        <Measured as="div" values={{ '--characters': longestNumber }} className="contact-hero">
          <div>
            <h1>{contact.heading}</h1>
            {company.offices.map((office) => (
              <p key={office.town} className="large-number">
                {hasSeveralOffices && <span>{contactText.officeIn(office.town)}</span>}
                <PhoneLink phone={office.phone} />
              </p>
            ))}
            <p className="opening">{contact.opening}</p>
          </div>
          <Signboard heading={hours.heading} party="agency">
            <OfficeHours labelledBy={toId(hours.heading)} />
            <p>{hours.closed}</p>
          </Signboard>
        </Measured>
      </Stage>
      <div className="contact-page page-width">
        <section className="contact-panel">
          <h2>{whatToTell.heading}</h2>
          <BulletList items={whatToTell.items} />
        </section>
        <section className="contact-message print:hidden">
          <h2>{contact.form.heading}</h2>
          <FormIsland form={contactForm} subjects={subjects} />
          <p className="running-text mt-6 text-base text-mute">
            <RichText text={contact.privacyNote} />
          </p>
        </section>
        <section className="contact-panel">
          <h2>{details.heading}</h2>
          {company.offices.map((office) => (
            <OfficeFacts key={office.town} office={office} />
          ))}
          <div className="running-text">
            {hours.notes.map((note, index) => (
              <p key={index}>
                <RichText text={note} />
              </p>
            ))}
          </div>
        </section>
      </div>
      <PageSections page={contact} />
    </PageFrame>
  );
}
