import { siteLanguage } from '@/content/language.ts';

type BlanksProps = {
  readonly labels: readonly string[];
  /** A class of checklist.css, and those of the place. */
  readonly className: string;
  readonly 'aria-hidden'?: boolean;
};

/** Spaces to write in. An empty label results in a line to write on. */
export const Blanks = ({ labels, className, 'aria-hidden': hidden }: BlanksProps) => (
  <ul lang={siteLanguage} className={className} aria-hidden={hidden}>
    {labels.map((label, index) => (
      <li key={index}>{label}</li>
    ))}
  </ul>
);
