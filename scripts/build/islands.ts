import { forms } from '@/content/forms/index.ts';
import { addToHead, elementsOf, type ParsedPage } from '../shared/built-site/parsed-page.ts';
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

/**
 * Imports the modules in order, either once the page has loaded and been painted, or at the visitor's first
 * interaction. Also collects the controls that the visitor types in (components/forms/keep-values.tsx).
 */
const hydrationScript = (modules: readonly string[]) =>
  `(()=>{const modules=${JSON.stringify(modules)},start=()=>{for(const src of modules.splice(0))document.head.append(Object.assign(document.createElement('script'),{type:'module',async:false,src}))};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)));for(const type of ['pointerdown','keydown','focusin','input'])addEventListener(type,start,true);globalThis.siteTypedControls=new Set;addEventListener('input',({target})=>siteTypedControls.add(target),true)})()`;

export const reactEntry = 'react';

export const addHydrationScript = (page: ParsedPage, modulesOf: (entry: string) => readonly string[]) =>
  addToHead(
    page,
    'script',
    hydrationScript([...new Set([reactEntry, ...islandsOf(page)].flatMap(modulesOf))]),
  );
