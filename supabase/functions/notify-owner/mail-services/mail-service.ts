import type { RenderedMail } from '../write-mail.ts';

/** One email to one recipient. */
export type Envelope = RenderedMail & { readonly from: string; readonly to: string };

/** Describes the HTTP API of a mail service. Another service needs one such file, and a line in `index.ts`. */
export type MailService = {
  readonly name: string;
  readonly url: string;
  /** The headers and the JSON body of a request. `id` is a UUID, the same for every attempt to send this email. */
  readonly request: (
    envelope: Envelope,
    key: string,
    id: string,
  ) => { readonly headers: Readonly<Record<string, string>>; readonly body: object };
  /** Whether an error means that an earlier attempt was accepted. */
  readonly isRepeat?: (status: number, body: string) => boolean;
};
