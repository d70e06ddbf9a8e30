import { PartyImage } from '@/components/drawings/party-image.tsx';
import type { testimonials } from '@/content/pages/testimonials.ts';

/** The agency and a reference on the phone, with the question in a speech bubble. They stand on the section below. */
export const ReferenceCall = ({ heading, question }: typeof testimonials.call) => (
  <div className="reference-call">
    <PartyImage party="agency" />
    <p>
      <b>{heading}</b> {question}
    </p>
    <PartyImage party="reference" />
  </div>
);
