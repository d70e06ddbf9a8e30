/** What must change before a launch, as one line: `file: problem: fix.` */
export type Finding = {
  /** Where the change is made. */
  readonly file: string;
  readonly problem: string;
  /** What to enter there, or to do. */
  readonly fix: string;
};
