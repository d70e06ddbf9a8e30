import type { Text } from '../section';

/** A value of the company, with evidence that a visitor can check. */
export type Value = {
  readonly title: string;
  readonly text: Text;
  readonly evidence: {
    readonly from: string;
    readonly term?: string;
    readonly text: Text;
  };
};
