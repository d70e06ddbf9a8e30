import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { boardStand } from '@/components/sections/board-stand';
import { OfficeHours } from '@/components/sections/office-hours';
import { OfficePlate } from '@/components/sections/office-plate';
import { PageHero } from '@/components/sections/page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { StepBand } from '@/components/sections/step-band';
import { PhoneButton } from '@/components/ui/phone-button';
import { RichText } from '@/components/ui/rich-text';
import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { partyStand } from '@/lib/site/stands';

const { details, hours, include, next, sections } = contact;

/** The form is a prop, because it is an island that the route provides. */
export const ContactPage = ({ form }: { readonly form: ReactNode }) => (
  <PageFrame path="/contact">
    <PageHero
      heading={contact.heading}
      intro={contact.intro}
      stands={[partyStand('hirer'), boardStand('phone'), partyStand('agency')]}
      low="wide"
      actions={<PhoneButton />}
    />
    <div className="contact-page bg-paper">
      <div className="frame">
        <section className="flex flex-col">
          <div className="form-sheet grow">
            <h2 className="mb-3 lg:mb-6">{contact.form.heading}</h2>
            {form}
          </div>
        </section>
        <aside className="contact-aside">
          <section className="on-asphalt">
            <h2>{details.heading}</h2>
            {company.offices.map((office) => (
              <OfficePlate key={office.town} office={office} />
            ))}
          </section>
          <section>
            <h2 id="hours">{hours.heading}</h2>
            <OfficeHours labelledBy="hours" />
            {hours.notes.map((note) => (
              <p key={note} className="mt-3 text-base">
                {note}
              </p>
            ))}
          </section>
          <section className="body text-base!">
            <h2>{include.heading}</h2>
            <ul className="bullets">
              {include.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </div>
    {sections.length > 0 && (
      <ReadingGrid>
        <SectionList sections={sections} />
      </ReadingGrid>
    )}
    <StepBand heading={next.heading} items={next.items.map((text) => ({ text }))}>
      <p className="body mt-6 max-w-[42.5rem] md:mt-10">
        <RichText text={next.after} />
      </p>
    </StepBand>
  </PageFrame>
);
