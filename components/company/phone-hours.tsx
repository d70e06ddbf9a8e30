import { company, mainOffice, supportSlogan, type Office } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { promises } from '@/content/promises.ts';
import { MailLink } from './mail-link.tsx';
import { PhoneLink } from './phone-link.tsx';

type PhoneHoursProps = { readonly office?: Pick<Office, 'hours' | 'email'> };

const { outOfHoursPhone } = company;

/** Labels instead of sentences, because the same lines appear on every machine page and town page. */
export const PhoneHours = ({ office = mainOffice }: PhoneHoursProps) => (
  <>
    {office.hours.map(({ label, text }) => `${label}\u00a0${text}`).join(', ')},{' '}
    {promises.bankHolidaysInShort.text}
    <br />
    {contactText.outOfHoursMail} <MailLink email={office.email} className="underline" />
    {outOfHoursPhone !== null && (
      <>
        <br />
        {supportSlogan ?? contactText.outOfHoursPhone}:{' '}
        <PhoneLink phone={outOfHoursPhone} className="underline" />
      </>
    )}
  </>
);
