import { registrationForm } from '@/content/forms/registration.ts';
import { resultPath, storedFragment } from '@/content/forms/results.ts';
import type { Form } from '@/content/model/form.ts';
import { emailDetails, ownerMail } from '@/content/owner-mail.ts';
import { sampleValues } from '@/lib/forms/sample-values.ts';
import { finding, type Finding } from '../shared/finding.ts';
import { sendRequest, statusOf } from '../shared/send-request.ts';
import type { Build } from './read-build.ts';

/** The data is clearly marked as a test. The result explains how the owner can find and delete the registration. */
export const sendTest = async (
  siteUrl: URL,
  { url }: NonNullable<Build['database']>,
): Promise<{ readonly finding: Finding; readonly next: readonly string[] }> => {
  const check = 'A test registration';
  const name = `Test of the website ${new Date().toISOString()}`;
  const { fields, nameColumn, summaryColumn }: Form = registrationForm;
  const samples = Object.entries(sampleValues(fields)).map(([field, sample]) => {
    const column = fields[field]?.column;
    return { field, column, value: column === nameColumn ? name : sample };
  });
  const summary = samples.find(({ column }) => column === summaryColumn)?.value ?? '';
  const subject =
    emailDetails === 'full'
      ? ownerMail.subjectOfOne(registrationForm, name, summary)
      : ownerMail.subject([ownerMail.counted(1, registrationForm)]);
  const response = await sendRequest(`${url}/functions/v1/submit/${registrationForm.id}`, {
    method: 'POST',
    headers: { origin: siteUrl.origin },
    body: new URLSearchParams(samples.map(({ field, value }) => [field, value])),
  });
  const location = response.headers.get('location');
  if (location !== `${siteUrl.origin}${resultPath(registrationForm, 'received')}#${storedFragment}`) {
    const result = `was not stored: ${location?.split('#')[1] ?? statusOf(response)}`;
    const fix = 'See the log of the function submit in the dashboard.';
    return { finding: finding(check, result, fix), next: [] };
  }
  return {
    finding: finding(check, 'was stored'),
    next: [
      `Look for it now: in the list, npm run leads -- --since 1h, as “${name}”; and in your mail, as “${subject}”.`,
      'If no mail comes within three minutes, npm run mail -- status says why.',
      `Then delete it, in the table editor or the SQL editor: delete from public.${registrationForm.table} where ${nameColumn} = '${name}';`,
    ],
  };
};
