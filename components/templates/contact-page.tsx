import { Fragment, type ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { OfficePlate } from '@/components/sections/office-plate';
import { PageHero } from '@/components/sections/page-hero';
import { PhoneLink } from '@/components/ui/phone-link';
import { RichText } from '@/components/ui/rich-text';
import { company } from '@/content/company';
import { contactWords } from '@/content/contact-words';
import { contact } from '@/content/pages/contact';
import { toId } from '@/lib/site/format';
import { hasOffices } from '@/lib/site/offices';

/** Contact form, details and hours. The form is an island, so it comes from the route. */
export const ContactPage = ({ form }: { readonly form: ReactNode }) => (
  <PageFrame path="/contact">
    <PageHero
      heading={contact.heading}
      intro={contact.intro}
      actions={<PhoneLink call className="button lg:hidden" />}
      aside={
        <section className={hasOffices ? 'grid gap-4' : undefined}>
          <h2 className="mb-4">{contact.details.heading}</h2>
          {company.offices.map((office) => (
            <OfficePlate key={office.town} office={office} />
          ))}
        </section>
      }
    />
    <div className="frame grid gap-10 py-10 lg:grid-cols-[1fr_22rem]">
      <div>
        <h2 className="mb-6">{contact.form.heading}</h2>
        {form}
      </div>
      <div className="grid content-start gap-8">
        <section className="body">
          <h2 className="mb-4">{contact.include.heading}</h2>
          <ul className="list-disc pl-6">
            {contact.include.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section className="body">
          <h2 className="mb-4">{contact.next.heading}</h2>
          <ol className="list-decimal pl-6">
            {contact.next.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          <p className="mt-4">
            <RichText text={contact.next.after} />
          </p>
        </section>
        <section>
          <h2 id="hours" className="mb-4">
            {contact.hours.heading}
          </h2>
          {company.offices.map(({ town, hours }) => (
            <Fragment key={town}>
              {hasOffices && (
                <h3 id={toId(town)} className="mt-4 mb-2 text-lg">
                  {contactWords.officeIn(town)}
                </h3>
              )}
              <table
                aria-labelledby={hasOffices ? toId(town) : 'hours'}
                className="w-full border-t-2 border-ink text-left"
              >
                <tbody>
                  {hours.map(({ label, text }) => (
                    <tr key={label} className="border-b border-line">
                      <th scope="row" className="py-2 pr-4 font-normal">
                        {label}
                      </th>
                      <td className="py-2 text-right font-bold">{text}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Fragment>
          ))}
          <p className="mt-3">{contact.hours.note}</p>
        </section>
      </div>
    </div>
  </PageFrame>
);
