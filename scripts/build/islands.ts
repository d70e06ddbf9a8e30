import { forms } from '@/content/forms/index.ts';
import { elementsOf, type ParsedPage } from '../shared/built-site/parsed-page.ts';
import { ExpectedError } from '../shared/expected-error.ts';

export const islandsOf = (page: ParsedPage): readonly string[] =>
  elementsOf(page).flatMap(({ attribs }) => attribs['data-island'] ?? []);

export const rejectDuplicateIsland = (page: ParsedPage): void => {
  const islands = islandsOf(page);
  const duplicate = islands.find((name, index) => islands.indexOf(name) !== index);
  if (duplicate !== undefined)
    throw new ExpectedError(
      `contains "${duplicate}" twice. A page can contain one form, and each other island once. Remove one of them, or move it to another page.`,
    );
};

/** After a submission without scripts, the result pages lead back to the page of the form. */
export const rejectMisplacedForm = (page: ParsedPage, path: string): void => {
  for (const { attribs } of elementsOf(page)) {
    const props = JSON.parse(attribs['data-props'] ?? '{}') as { readonly form?: { readonly id?: string } };
    const form = forms.find(({ id }) => id === props.form?.id);
    if (form && form.pagePath !== path)
      throw new ExpectedError(
        `contains the form "${form.id}", whose \`pagePath\` is '${form.pagePath}'. A form stands on that one page only: set its \`pagePath\` in content/forms to '${path}', or move its section. For a form on both pages, write another one (docs/adding-a-form.md).`,
      );
  }
};
