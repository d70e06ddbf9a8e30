import { MailLink } from '@/components/company/mail-link.tsx';
import { PhoneLink } from '@/components/company/phone-link.tsx';
import { PhoneNumber } from '@/components/company/phone-number.tsx';
import { FactList } from '@/components/sections/shared/fact-list.tsx';
import { company, mainOffice, type Office } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { phoneUrl } from '@/content/format/parse-phone.ts';
import { contact } from '@/content/pages/contact.ts';
import { channels } from '@/lib/company/channels.ts';
import { addressLine, legalEntityLines, personLine } from '@/lib/company/company-details.ts';
import { hasSeveralOffices } from '@/lib/company/offices.ts';
import { phoneFromAbroad, relayNumber, relayUrl } from '@/lib/company/phone.ts';

const { details } = contact;

const numberLink = (href: string, printedNumber: string) => (
  <a href={href} className="underline">
    <PhoneNumber phone={printedNumber} />
  </a>
);

export const OfficeFacts = ({ office }: { readonly office: Office }) => {
  const { town, phone } = office;
  const isFirst = office === mainOffice;
  const abroad = phoneFromAbroad(phone);
  return (
    <>
      <h3>{hasSeveralOffices ? contactText.officeIn(town) : company.name}</h3>
      <FactList
        isSmall
        facts={[
          { label: details.phone, value: <PhoneLink phone={phone} className="underline" /> },
          ...(isFirst
            ? channels.map(({ label, printedNumber, href }) => ({
                label,
                value: numberLink(href, printedNumber),
              }))
            : []),
          ...(abroad ? [{ label: details.abroad, value: numberLink(phoneUrl(phone), abroad) }] : []),
          ...(company.relayUk
            ? [{ label: details.relay, value: numberLink(relayUrl(phone), relayNumber(phone)) }]
            : []),
          {
            label: details.email,
            value: <MailLink email={office.email} className="wrap-anywhere underline" />,
          },
          ...(hasSeveralOffices ? [] : [{ label: details.city, value: town }]),
          ...(isFirst ? personLine(company) : []),
          ...addressLine(office),
          ...(isFirst ? legalEntityLines(company) : []),
        ]}
      />
    </>
  );
};
