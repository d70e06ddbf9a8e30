import type { Office } from '@/content/company.ts';

/** A line of the phone hours, inside an element of a list. */
export const HoursLine = ({ label, text }: Office['hours'][number]) => (
  <>
    {label} <span className="one-line">{text}</span>
  </>
);
