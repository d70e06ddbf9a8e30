import type { ReactNode } from 'react';
import { PageFrame } from '@/components/page/page-frame';
import { DrawingBand } from '@/components/page/drawing-band';
import { OfficeFacts } from './office-facts';
import { OfficeHours } from './office-hours';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { StepBand } from '@/components/hiring/step-band';
import { PhoneLink } from '@/components/ui/phone-link';
import { RichText } from '@/components/ui/rich-text';
import { SaveNumberLink } from '@/components/ui/save-number-link';
import { company } from '@/content/company';
import { contactText } from '@/content/site/contact-text';
import { contact } from '@/content/pages/contact';
import { hasOffices } from '@/lib/company/offices';
import { partyItem } from '@/lib/machines/scale-items';

const { details, hours, next, sections } = contact;

/** The form is a prop, because it is an island that the route provides. */
export const ContactPage = ({ form }: { readonly form: ReactNode }) => (
  <PageFrame path="/contact">
    <DrawingBand title={<h1>{contact.heading}</h1>} scaleItems={[partyItem('agency')]} low="everywhere">
      {company.offices.map((office) => (
        <p key={office.town} className="large-number">
          {hasOffices && <span>{contactText.officeIn(office.town)}</span>}
          <PhoneLink office={office} />
        </p>
      ))}
      <p className="lead">{contact.intro}</p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-lg">
        <SaveNumberLink className="underline decoration-2 underline-offset-4" />
        <span className="body">
          <RichText text={contact.forOperators} />
        </span>
      </p>
    </DrawingBand>
    <div className="contact-page frame">
      <section className="no-print">
        <h2>{contact.form.heading}</h2>
        {form}
      </section>
      <aside aria-label={details.heading}>
        <section>
          <h2 id="hours">{hours.heading}</h2>
          <OfficeHours labelledBy="hours" />
          {hours.notes.map((note, index) => (
            <p key={index} className="body">
              <RichText text={note} />
            </p>
          ))}
        </section>
        <section>
          <h2>{details.heading}</h2>
          {company.offices.map((office) => (
            <OfficeFacts key={office.town} office={office} />
          ))}
        </section>
      </aside>
    </div>
    {sections.length > 0 && (
      <ReadingGrid>
        <SectionList sections={sections} />
      </ReadingGrid>
    )}
    <StepBand heading={next.heading} items={next.items}>
      <p className="body mt-6 max-w-[42.5rem] md:mt-10">
        <RichText text={next.after} />
      </p>
    </StepBand>
  </PageFrame>
);
