import { commitments } from '@/content/commitments';
import { company, type Office } from '@/content/company';
import { contactWords } from '@/content/contact-words';
import { MailLink } from './mail-link';

type PhoneHoursProps = { readonly office?: Pick<Office, 'hours' | 'email'> };

export const PhoneHours = ({ office = company }: PhoneHoursProps) => (
  <>
    {office.hours.map(({ label, text }) => `${label} ${text}`).join(', ')}. {contactWords.outsideHours}{' '}
    <MailLink office={office} className="underline" /> {commitments.emailsAnswered.text}.
  </>
);
