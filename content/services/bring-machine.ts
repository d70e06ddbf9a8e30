import { link, type Text } from '../section';

/** The first thing to have ready. Whoever hires a machine without its driver has questions for the hire firm. */
export const bringMachine = (machine: string): Text => [
  `The ${machine} itself, as we only find the driver. If you’re hiring the ${machine} without a driver, see `,
  link('what to ask the hire firm', '/hire-operators#plant-hire-firms-and-hired-machines'),
  ' about using your own driver, damage and standing time.',
];
