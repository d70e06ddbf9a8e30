import { RichText } from '@/components/ui/rich-text.tsx';
import {
  failureHeading,
  failures,
  neverTwice,
  stillHere,
  unknownFailure,
  type FailureCause,
} from '@/content/forms/failures.ts';
import { siteLanguage } from '@/content/language.ts';
import type { ClientForm } from '@/lib/forms/client-form.ts';

export type SubmissionFailure = { readonly cause: FailureCause; readonly serverMessage: string | null };

export const failureId = 'failure';

const asSentence = (text: string) => text.replace(/[^.!?]$/, '$&.');

/** The description in the notice of a failure. */
export const failureNotice = ({ cause, serverMessage }: SubmissionFailure, advice = ''): string =>
  `${asSentence(serverMessage ?? failures[cause].notice ?? unknownFailure)} ${advice}`.trim();

/** Stays visible after the notice has closed, until the visitor changes the form. */
export const FailurePanel = ({
  form: { noun, email },
  failure: { cause, serverMessage },
}: {
  readonly form: ClientForm;
  readonly failure: SubmissionFailure;
}) => {
  const { reason, isMessageTechnical, advice, mayHaveArrived } = failures[cause];
  return (
    <div id={failureId} lang={siteLanguage} className="mt-4 border-l-8 border-danger pl-4">
      <p className="font-bold">
        {mayHaveArrived ? failureHeading.unsure(noun) : failureHeading.notSent(noun)}
      </p>
      <p className="running-text">
        {(!serverMessage || isMessageTechnical) && reason} {serverMessage && asSentence(serverMessage)}{' '}
        {stillHere} <RichText text={advice} email={email} />
      </p>
      {mayHaveArrived && <p>{neverTwice}</p>}
    </div>
  );
};
