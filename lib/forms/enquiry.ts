import { contactFields as words } from '@/content/form-fields.ts';
import { checkForm, type RowOf } from './check-form.ts';
import { email, line, lines, type Rule } from './field-rules.ts';

/** The contact form. */
export const enquiryRules = {
  name: line({ column: 'name', words: words.name, max: 200 }),
  email: email(words.email),
  subject: line({ column: 'subject', words: words.subject, max: 200 }),
  message: lines({ column: 'message', words: words.message, max: 5000 }),
} as const satisfies Readonly<Record<keyof typeof words, Rule>>;

/** A contact message as the table `enquiries` takes it. */
export type EnquiryRow = RowOf<typeof enquiryRules>;

/** The row for the table `enquiries`, or what is wrong. */
export const checkEnquiry = (data: FormData) => checkForm(enquiryRules, data);
