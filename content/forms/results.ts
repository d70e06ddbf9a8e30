import type { Form } from '../model/form.ts';

/** The pages that visitors see after they have submitted a form without JavaScript. */
export const formResults = ['received', 'not-sent'] as const;

export type FormResult = (typeof formResults)[number];

export const resultPath = ({ pagePath }: Pick<Form, 'pagePath'>, result: FormResult): `/${string}` =>
  `${pagePath === '/' ? '' : pagePath}/${result}`;

/** The `submit` function redirects to this fragment of the `received` page after it has stored a submission. */
export const storedFragment = 'stored';

/** The `submit` function redirects to this fragment of the `not-sent` page if the field is the first invalid one. */
export const fieldFragment = (name: string) => `field-${name}`;
