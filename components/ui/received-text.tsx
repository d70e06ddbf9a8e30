import type { ReactNode, RefObject } from 'react';
import { company } from '@/content/company';
import type { Received } from '@/content/forms/form';
import { formNotes } from '@/content/forms/notes';
import { CallOrMail, type PhoneUrl } from './call-or-mail';
import { Card } from './card';

type ReceivedTextProps = {
  readonly received: Received;
  /** How long the form is stored, worded to fit into a sentence. */
  readonly keptFor: string;
  readonly phoneUrl: PhoneUrl;
  /** The props of a heading that can receive focus. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Content before the sentence about later changes. */
  readonly children?: ReactNode;
};

/**
 * The confirmation of a stored form: a stamped card, the next steps, and the documents that the visitor should have
 * ready.
 */
export const ReceivedText = ({
  received: { heading, stamp, text, ready, otherwise },
  keptFor,
  phoneUrl,
  headingRef,
  children,
}: ReceivedTextProps) => (
  <>
    <Card bar={company.name} stamp={stamp} className="received">
      <h2 ref={headingRef} tabIndex={headingRef && -1} className="scroll-mt-40 focus:outline-none">
        {heading}
      </h2>
    </Card>
    <p className="mt-4">{text}</p>
    <ul className="my-2 list-disc pl-6">
      {ready.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    {children}
    <p>
      {otherwise} <CallOrMail phoneUrl={phoneUrl} />.
    </p>
    <p className="mt-2">{formNotes.keptFor(keptFor)}</p>
  </>
);
