/** A row of a form's table. */
export type LeadRow = {
  readonly id: string;
  readonly created_at: string;
  readonly [column: string]: string | number | boolean | null | readonly string[];
};
