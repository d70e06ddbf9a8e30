import { link, type Text } from '../section';

/** The first thing to have ready. Whoever hires a machine without its driver has questions for the hire firm. */
export const bringMachine = (machine: string): Text => [
  `The ${machine}, because we only find the driver. If it’s on hire, see `,
  link('what to ask the hire firm', '/hire-operators#plant-hire-firms-and-hired-machines'),
  '.',
];
