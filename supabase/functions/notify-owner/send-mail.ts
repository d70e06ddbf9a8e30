import type { Envelope, MailService } from './mail-services/mail-service.ts';

/** `isRefused` is true if the content may be the reason. */
export type SendResult =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly isRefused: boolean; readonly problem: string };

/** Sends one email to one recipient. `id` is the idempotency key. */
export type SendMail = (envelope: Envelope, id: string) => Promise<SendResult>;

const timeoutMs = 10_000;
const maxProblemLength = 300;
/** The statuses below 500 with which a service asks for a later attempt. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 409, 429]);

export const sendThrough =
  (service: MailService, key: string, url = service.url): SendMail =>
  async (envelope, id) => {
    const { headers, body } = service.request(envelope, key, id);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
        // Reject redirects, because following one would send the key to another server.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.ok || service.isRepeat?.(response.status, text)) return { accepted: true };
      return {
        accepted: false,
        isRefused: response.status < 500 && !temporaryStatuses.has(response.status),
        problem: `${service.name} responded with ${response.status}: ${text.slice(0, maxProblemLength)}`,
      };
    } catch (error) {
      const reason = (error as { readonly name?: unknown }).name === 'TimeoutError' ? ' in time' : '';
      return { accepted: false, isRefused: false, problem: `${service.name} did not respond${reason}` };
    }
  };
