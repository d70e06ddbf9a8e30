import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { company, mainOffice } from '@/content/company.ts';
import { restClient, type Connection } from '@/lib/secret-client/rest-client.ts';
import { escapeHtml } from '../../../supabase/functions/notify-owner/escape.ts';
import type { Envelope } from '../../../supabase/functions/notify-owner/mail-services/mail-service.ts';
import { notifyOwner } from '../../../supabase/functions/notify-owner/notify-owner.ts';

/** The job of a hosted project runs as often. */
const everyMs = 60_000;

const page = ({ from, to, replyTo, subject, html, text }: Envelope) => {
  const headers = { From: from, To: to, 'Reply-To': replyTo ?? '', Subject: subject };
  const rows = Object.entries(headers).map(
    ([name, value]) => `<tr><th align="left">${name}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:1rem auto;padding:0 1rem">
<table>${rows.join('')}</table>
<iframe title="The email" sandbox="allow-popups" srcdoc="${escapeHtml(html)}" style="width:100%;height:40rem;border:1px solid"></iframe>
<details><summary>Plain text</summary><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre></details>
`;
};

/**
 * Writes each email that a hosted project would send to a page in the folder, and calls `print` with its URL. Nothing
 * leaves the machine. Only the current user can read the pages.
 */
export const startLocalMail = (
  connection: Connection & { siteUrl: string },
  folder: string,
  print: (url: string) => void,
) => {
  let mailCount = 0;
  const send = (envelope: Envelope) => {
    mailCount += 1;
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(folder, `${stamp}-${mailCount}.html`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, page(envelope), { mode: 0o600 });
    print(pathToFileURL(file).href);
    return Promise.resolve({ accepted: true } as const);
  };
  const options = {
    database: restClient(connection),
    send,
    from: `${company.name} <site@localhost>`,
    to: [mainOffice.email],
    links: { siteUrl: connection.siteUrl, tablesUrl: 'https://supabase.com/dashboard/project/_/editor' },
  };
  // Run one after the other, because leads may arrive while an email is written.
  let last: Promise<unknown> = Promise.resolve();
  const notify = (): void => {
    last = last
      .then(() => notifyOwner(options))
      .catch((error: unknown) => console.error('The email was not written:', error));
  };
  notify();
  const timer = setInterval(notify, everyMs);
  return {
    notify,
    close: async () => {
      clearInterval(timer);
      await last;
    },
  };
};
