import type { FailureCause } from '@/content/forms/failures.ts';
import { unknownSubmission } from '@/content/forms/form-text.ts';
import { forms } from '@/content/forms/index.ts';
import { fieldFragment, resultPath, storedFragment, type FormResult } from '@/content/forms/results.ts';
import type { Form } from '@/content/model/form.ts';
import { checkForm } from '@/lib/forms/check-form.ts';
import { honeypotName } from '@/lib/forms/read-field.ts';
import { readBody } from './read-body.ts';
import { storeRow, type StoreSettings } from './store-row.ts';
import { withSubmittedOptions } from './with-submitted-options.ts';

export type SubmitSettings = StoreSettings & {
  /** The origin of the site. Forms from other origins are rejected, and all redirects lead to this origin. */
  readonly siteUrl: string;
};

const formsById: ReadonlyMap<string, Form> = new Map(forms.map((form) => [form.id, form]));

const plain = (status: number, text: string, headers = {}) =>
  new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });

/**
 * Stores a submission of a no-JS form, then redirects the visitor to a page that shows the result. Never logs personal data or
 * adds it to a URL. Doesn't store attachments, as the form states.
 */
export const submitHandler =
  (settings: SubmitSettings) =>
  async (request: Request): Promise<Response> => {
    const form = formsById.get(new URL(request.url).pathname.split('/').at(-1) ?? '');
    const noForm = () => plain(404, unknownSubmission.noForm);
    if (!form) return noForm();
    if (request.method !== 'POST') return plain(405, unknownSubmission.notPosted, { Allow: 'POST' });
    // Accept requests without an Origin header, because old browsers don't send it with forms.
    const origin = request.headers.get('origin') ?? settings.siteUrl;
    if (origin !== settings.siteUrl) return plain(403, unknownSubmission.otherSite(settings.siteUrl));

    const redirectTo = (result: FormResult, fragment: string) =>
      new Response(null, {
        status: 303,
        headers: {
          Location: `${settings.siteUrl}${resultPath(form, result)}#${fragment}`,
          'Cache-Control': 'no-store',
        },
      });
    const notSent = (cause: FailureCause) => redirectTo('not-sent', cause);

    const data = await readBody(request);
    if (typeof data === 'string') return notSent(data);
    if (data.get(honeypotName)) return notSent('honeypot');
    const result = checkForm(withSubmittedOptions(form.fields, data), data);
    if (!result.ok) return redirectTo('not-sent', fieldFragment(result.errors[0].field));
    const cause = await storeRow(settings, form.table, result.row, request.headers);
    if (cause === 'closed') return noForm();
    return cause === null ? redirectTo('received', storedFragment) : notSent(cause);
  };
