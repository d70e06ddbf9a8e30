import type { ReactNode, RefObject } from 'react';
import { CallOrMail } from '@/components/company/call-or-mail.tsx';
import { company } from '@/content/company.ts';
import { formText } from '@/content/forms/form-text.ts';
import type { Received } from '@/content/forms/form.ts';
import { siteLanguage } from '@/content/language.ts';
import { Card } from './card.tsx';

type ReceivedTextProps = {
  readonly received: Received;
  readonly keptFor: string;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children?: ReactNode;
};

export const ReceivedText = ({
  received: { heading, stamp, text, ready, otherwise },
  keptFor,
  headingRef,
  children,
}: ReceivedTextProps) => (
  <>
    <Card bar={company.name} stamp={stamp} className="received">
      <h2 ref={headingRef} tabIndex={headingRef && -1} className="scroll-mt-40 focus:[outline-style:none]">
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
      {otherwise}{' '}
      <span lang={siteLanguage}>
        <CallOrMail />
      </span>
      .
    </p>
    <p lang={siteLanguage} className="mt-2">
      {formText.keptFor(keptFor)}
    </p>
  </>
);
