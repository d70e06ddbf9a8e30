import type { ReactNode } from 'react';
import { MailLink } from '@/components/company/mail-link.tsx';
import { PhoneLink } from '@/components/company/phone-link.tsx';
import { PhoneNumber } from '@/components/company/phone-number.tsx';
import { FactList } from '@/components/sections/fact-list.tsx';
import { company, mainOffice, type Office } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { phoneUrl } from '@/content/format/parse-phone.ts';
import { contact } from '@/content/pages/contact.ts';
import { channels } from '@/lib/company/channels.ts';
import { addressLine, legalEntityLines, personLine } from '@/lib/company/company-details.ts';
import { hasSeveralOffices } from '@/lib/company/offices.ts';
import { phoneFromAbroad, relayNumber, relayUrl } from '@/lib/company/phone.ts';

const { labels } = contact.details;

const numberLink = (href: string, printedNumber: string) => (
  <a href={href} className="underline">
    <PhoneNumber phone={printedNumber} />
  </a>
);

export const OfficeFacts = ({ office }: { readonly office: Office }) => {
  const { town, phone } = office;
  const isFirst = office === mainOffice;
  const abroad = phoneFromAbroad(phone);
  const values: Readonly<Record<keyof typeof labels, ReactNode>> = {
    phone: <PhoneLink phone={phone} className="underline" />,
    abroad: abroad && numberLink(phoneUrl(phone), abroad),
    relay: company.relayUk && numberLink(relayUrl(phone), relayNumber(phone)),
    email: <MailLink email={office.email} className="wrap-anywhere underline" />,
    city: hasSeveralOffices ? undefined : town,
  };
  const otherNumbers = channels.map(({ label, printedNumber, href }) => ({
    label,
    value: numberLink(href, printedNumber),
  }));
  return (
    <>
      <h3>{hasSeveralOffices ? contactText.officeIn(town) : company.name}</h3>
      <FactList
        isSmall
        facts={[
          ...(Object.keys(labels) as readonly (keyof typeof labels)[]).flatMap((name) => [
            ...(values[name] ? [{ label: labels[name], value: values[name] }] : []),
            ...(name === 'phone' && isFirst ? otherNumbers : []),
          ]),
          ...(isFirst ? personLine(company) : []),
          ...addressLine(office),
          ...(isFirst ? legalEntityLines(company) : []),
        ]}
      />
    </>
  );
};
