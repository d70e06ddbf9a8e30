import type { MailService } from './mail-service.ts';

const parse = (from: string) => {
  const [, name = '', email = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? [];
  return { email, ...(name !== '' && { name }) };
};

// https://developers.brevo.com/reference/sendtransacemail. Accepts a key once in 30 minutes, and then responds with
// `duplicate_parameter`: https://developers.brevo.com/docs/heterogenous-versions-batch-emails
export const brevo: MailService = {
  name: 'Brevo',
  url: 'https://api.brevo.com/v3/smtp/email',
  request: ({ from, to, subject, text, html, replyTo }, key, id) => ({
    headers: { Accept: 'application/json', 'api-key': key },
    body: {
      sender: parse(from),
      to: [{ email: to }],
      subject,
      textContent: text,
      htmlContent: html,
      ...(replyTo !== null && { replyTo: { email: replyTo } }),
      headers: { idempotencyKey: id },
    },
  }),
  isRepeat: (status, body) => status === 400 && body.includes('"duplicate_parameter"'),
};
