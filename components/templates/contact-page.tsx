import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { DataPlate } from '@/components/sections/data-plate';
import { PageHero } from '@/components/sections/page-hero';
import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { RichText } from '@/components/ui/rich-text';
import { SaveNumberLink } from '@/components/ui/save-number-link';
import { company, hours } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { channels } from '@/lib/site/channels';
import { companyDetails } from '@/lib/site/company-details';
import { phoneFromAbroad, phoneUrl, relayNumber, relayUrl } from '@/lib/site/phone';

const abroad = phoneFromAbroad();

/** Contact form, details and hours. The form is an island, so it comes from the route. */
export const ContactPage = ({ form }: { readonly form: ReactNode }) => (
  <PageFrame path="/contact">
    <PageHero
      heading={contact.heading}
      intro={contact.intro}
      actions={<PhoneLink before="Call" className="button lg:hidden" />}
      aside={
        <section>
          <h2 className="mb-4">{contact.details.heading}</h2>
          <DataPlate
            title={company.name}
            lines={[
              {
                label: contact.details.phone,
                value: (
                  <>
                    <p>
                      <PhoneLink className="text-xl font-bold underline" />
                    </p>
                    <p>
                      <SaveNumberLink className="underline" />
                    </p>
                  </>
                ),
              },
              ...channels.map(({ label, printed, href }) => ({
                label,
                value: (
                  <a href={href} className="tel underline">
                    {printed}
                  </a>
                ),
              })),
              ...(abroad === undefined
                ? []
                : [
                    {
                      label: contact.details.abroad,
                      value: (
                        <a href={phoneUrl()} className="tel underline">
                          {abroad}
                        </a>
                      ),
                    },
                  ]),
              ...(company.relayUk
                ? [
                    {
                      label: contact.details.relay,
                      value: (
                        <a href={relayUrl()} className="tel underline">
                          {relayNumber()}
                        </a>
                      ),
                    },
                  ]
                : []),
              { label: contact.details.email, value: <MailLink className="wrap-anywhere underline" /> },
              { label: contact.details.city, value: company.city },
              ...companyDetails(company),
            ]}
          />
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
          <p className="mt-4">
            <RichText text={contact.include.after} />
          </p>
        </section>
        <section>
          <h2 id="hours" className="mb-4">
            {contact.hours.heading}
          </h2>
          <table aria-labelledby="hours" className="w-full border-t-2 border-ink text-left">
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
          <p className="mt-3">{contact.hours.note}</p>
        </section>
      </div>
    </div>
  </PageFrame>
);
