import { brevo } from './brevo.ts';
import type { MailService } from './mail-service.ts';
import { postmark } from './postmark.ts';
import { resend } from './resend.ts';

export const mailServices: Readonly<Record<string, MailService>> = { resend, postmark, brevo };
