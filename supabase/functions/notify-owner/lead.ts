import { company } from '@/content/company.ts';
import { formatDate } from '@/content/format/format-date.ts';
import { parsePhone } from '@/content/format/parse-phone.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Field, Form } from '@/content/model/form.ts';
import { ownerMail } from '@/content/owner-mail.ts';
import { storedText } from '@/lib/forms/stored-text.ts';
import type { LeadRow } from '@/lib/leads/lead-row.ts';
import { printable, printableLine } from '@/lib/leads/printable.ts';
import { emailForHeader } from './email-address.ts';

export type Lead = { readonly form: Form; readonly row: LeadRow };

/** `href` is set for a phone number and for an email address that is safe in a link. */
export type Detail = {
  readonly label: string;
  readonly text: string;
  readonly kind: Field['kind'] | 'fixed';
  readonly href?: string;
};

const localTime = new Intl.DateTimeFormat(siteLanguage, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: company.timeZone,
  timeZoneName: 'short',
});

const textOf = (field: Field, value: LeadRow[string] | undefined, maxLength: number): string => {
  const text = storedText(value, ownerMail.noneOfThese);
  if (field.kind === 'date' && text !== '') return formatDate(text);
  const characters = [...(field.kind === 'textarea' ? printable(text) : printableLine(text))];
  return characters.length <= maxLength
    ? characters.join('')
    : characters.slice(0, maxLength).join('') + ownerMail.cut(characters.length - maxLength);
};

/** The fields that the visitor filled in, in the order of the form, then the time and the page. */
export const detailsOf = ({ form, row }: Lead, siteUrl: string, maxLength: number): readonly Detail[] => [
  ...Object.values(form.fields).flatMap((field: Field): readonly Detail[] => {
    const { label, kind, column } = field;
    const text = textOf(field, row[column], maxLength);
    if (text === '') return [];
    const number = kind === 'phone' ? parsePhone(text)?.international : undefined;
    return [{ label, text, kind, href: number && `tel:${number}` }];
  }),
  { label: ownerMail.received, text: localTime.format(new Date(row.created_at)), kind: 'fixed' },
  { label: ownerMail.sentFrom, text: siteUrl + form.pagePath, kind: 'fixed', href: siteUrl + form.pagePath },
];

export const nameOf = ({ form, row }: Lead): string => printableLine(String(row[form.nameColumn] ?? ''));

export const replyEmailOf = ({ form, row }: Lead): string | null => {
  const field = Object.values(form.fields).find(({ kind }) => kind === 'email');
  return field ? emailForHeader(printableLine(String(row[field.column] ?? ''))) : null;
};

/** What the lead is about, for subjects of emails: machines, a subject, or an empty string. */
export const summaryOf = ({ form, row }: Lead): string => {
  const value = form.summaryColumn === undefined ? '' : row[form.summaryColumn];
  return printableLine([value ?? ''].flat().join(', '));
};
