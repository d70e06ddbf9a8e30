/** A row of a form's table. */
export type LeadRow = {
  readonly id: string;
  readonly created_at: string;
  readonly [column: string]: string | number | boolean | null | readonly string[];
};

/** The first part of the id. Emails and lists show it, and `npm run leads` finds the lead by it. */
export const referenceOf = ({ id }: LeadRow): string => id.slice(0, 8);
