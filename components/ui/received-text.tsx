import type { ReactNode, RefObject } from 'react';
import { company } from '@/content/company.ts';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { ClientForm } from '@/lib/forms/client-form.ts';
import { Card } from './card.tsx';
import { RichText } from './rich-text.tsx';

type ReceivedTextProps = {
  readonly form: ClientForm;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children?: ReactNode;
};

export const ReceivedText = ({
  form: {
    received: { heading, stamp, text, ready, otherwise },
    keptFor,
    email,
  },
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
    <p className="running-text">
      <RichText text={otherwise} email={email} />
    </p>
    <p lang={siteLanguage} className="mt-2">
      {formText.keptFor(keptFor)}
    </p>
  </>
);
