import type { contactFields } from '@/content/form-fields.ts';
import { checkForm, type RowOf } from './check-form.ts';
import { email, line, lines, type Rule } from './field-rules.ts';

/** The contact form. */
export const enquiryRules = {
  name: line({ column: 'name', label: 'Name', max: 200, missing: 'Enter your name' }),
  email,
  subject: line({ column: 'subject', label: 'Subject', max: 200 }),
  message: lines({ column: 'message', label: 'Message', max: 5000, missing: 'Enter your message' }),
} as const satisfies Readonly<Record<keyof typeof contactFields, Rule>>;

/** A contact message as the table `enquiries` takes it. */
export type EnquiryRow = RowOf<typeof enquiryRules>;

/** The row for the table `enquiries`, or what is wrong. */
export const checkEnquiry = (data: FormData) => checkForm(enquiryRules, data);
