import { enquiryBounds as bounds } from './bounds.ts';
import {
  type Checked,
  cleanLine,
  cleanText,
  emailMessage,
  errorsOf,
  lengthMessage,
  textOf,
} from './field-rules.ts';

/** A contact message as the table `enquiries` takes it. */
export type EnquiryRow = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};

/** The fields of the contact form, by the names they have in the page. */
export type EnquiryField = keyof typeof bounds;

/** The row for the table `enquiries`, or what is wrong. */
export const checkEnquiry = (data: FormData): Checked<EnquiryRow, EnquiryField> => {
  const row: EnquiryRow = {
    name: cleanLine(textOf(data, 'name')),
    email: cleanLine(textOf(data, 'email')),
    subject: cleanLine(textOf(data, 'subject')),
    message: cleanText(textOf(data, 'message')),
  };
  const errors = errorsOf<EnquiryField>({
    name: lengthMessage('Name', row.name, bounds.name, 'Enter your name'),
    email: emailMessage(row.email, bounds.email),
    subject: lengthMessage('Subject', row.subject, bounds.subject, 'Enter a subject'),
    message: lengthMessage('Message', row.message, bounds.message, 'Enter your message'),
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, row };
};
