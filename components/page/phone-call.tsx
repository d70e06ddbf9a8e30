import type { ReactNode } from 'react';
import { PartyImage } from '@/components/drawings/party-image.tsx';
import type { Party } from '@/content/model/section-parts.ts';

type PhoneCallProps = {
  readonly from: Party;
  readonly to: Party;
  /** In the caller's speech bubble. */
  readonly children: ReactNode;
  /** In the speech bubble of the party that is called. */
  readonly answer?: string;
};

/** Two parties on the phone, with speech bubbles between them. They stand on the section below. */
export const PhoneCall = ({ from, to, children, answer }: PhoneCallProps) => (
  <div className="phone-call stands-on-strip">
    <PartyImage party={from} />
    <div>
      <p>{children}</p>
      {answer && <p className="call-answer">{answer}</p>}
    </div>
    <PartyImage party={to} />
  </div>
);
