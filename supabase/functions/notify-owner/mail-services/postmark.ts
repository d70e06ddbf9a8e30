import type { MailService } from './mail-service.ts';

// https://postmarkapp.com/developer/api/email-api. Has no idempotency keys, so an email is sent twice if its response was
// lost. The header helps mail programs to recognise the copy.
export const postmark: MailService = {
  name: 'Postmark',
  url: 'https://api.postmarkapp.com/email',
  request: ({ from, to, subject, text, html, replyTo }, key, id) => ({
    headers: { Accept: 'application/json', 'X-Postmark-Server-Token': key },
    body: {
      From: from,
      To: to,
      Subject: subject,
      TextBody: text,
      HtmlBody: html,
      ...(replyTo !== null && { ReplyTo: replyTo }),
      MessageStream: 'outbound',
      TrackOpens: false,
      TrackLinks: 'None',
      Headers: [{ Name: 'X-Entity-Ref-ID', Value: id }],
    },
  }),
};
