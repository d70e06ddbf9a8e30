import { company } from '@/content/company';
import { equipmentNames } from '@/content/equipment';
import { registrationForm } from '@/content/forms/registration';
import { filledIn } from '@/lib/forms/filled-in';
import { ask, type CheckResult, statusOf } from './answer';
import type { Build } from './read-build';

/** `next` says what the owner looks for, and how to delete the row. */
type Sent = { readonly result: CheckResult; readonly next: readonly string[] };

/** Registers somebody who is plainly a test, as a browser without scripts does. */
export const sendTest = async (site: URL, { url }: NonNullable<Build['database']>): Promise<Sent> => {
  const check = 'A test registration';
  const name = `Test of the website ${new Date().toISOString()}`;
  const [machine] = equipmentNames;
  const answer = await ask(`${url}/functions/v1/submit/registration`, {
    method: 'POST',
    headers: { origin: site.origin },
    body: new URLSearchParams({
      ...filledIn(registrationForm.fields),
      fullName: name,
      phone: company.phone,
      address: 'Sent by npm run check:live. Delete this row.',
      equipment: machine,
    }),
  });
  const location = answer.headers.get('location');
  if (location !== `${site.origin}/operator-registration/received`) {
    const found = `was not stored: ${location?.split('#')[1] ?? statusOf(answer)}`;
    const fix = 'See the log of the function submit in the dashboard.';
    return { result: { check, found, fix }, next: [] };
  }
  return {
    result: { check, found: 'was stored' },
    next: [
      `Look for it now: in the list, npm run registrations -- --since 1h, as “${name}”; and in your mail, as “1 new registration” with ${machine}.`,
      'If no mail comes within three minutes, npm run mail -- status says why.',
      `Then delete it, in the table editor or the SQL editor: delete from public.operators where full_name = '${name}';`,
    ],
  };
};
