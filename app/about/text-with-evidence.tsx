import { RichText } from '@/components/ui/rich-text.tsx';
import type { CompanyValue } from '@/content/pages/about.ts';

/** What we say, and how a visitor can tell that it is true. */
export const TextWithEvidence = ({ text, evidence }: Pick<CompanyValue, 'text' | 'evidence'>) => (
  <div className="text-with-evidence running-text">
    <p>
      <RichText text={text} />
    </p>
    <div className="evidence">
      <p>{evidence.from}</p>
      {evidence.term && <b>{evidence.term}</b>}
      <p>
        <RichText text={evidence.text} />
      </p>
    </div>
  </div>
);
