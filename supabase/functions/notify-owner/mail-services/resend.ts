import type { MailService } from './mail-service.ts';

// https://resend.com/docs/api-reference/emails/send-email. Accepts a key once in 24 hours, and then repeats its response:
// https://resend.com/docs/dashboard/emails/idempotency-keys
export const resend: MailService = {
  name: 'Resend',
  url: 'https://api.resend.com/emails',
  request: ({ from, to, subject, text, html, replyTo }, key, id) => ({
    headers: { Authorization: `Bearer ${key}`, 'Idempotency-Key': id },
    body: { from, to: [to], subject, text, html, ...(replyTo !== null && { reply_to: replyTo }) },
  }),
};
