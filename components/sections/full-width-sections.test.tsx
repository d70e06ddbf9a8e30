/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { hireOperators } from '@/content/pages/hire-operators.ts';
import { home } from '@/content/pages/home.ts';
import type { Sections } from '@/content/section.ts';
import { SectionList } from './section-list.tsx';
import { isOnGrid } from './layout-of.ts';

const sections: Sections = [...home.sections, ...hireOperators.sections];

it('prints the id and the language of each section as wide as the window', () => {
  const tags = sections
    .filter((section) => !isOnGrid(section))
    .map((section) => {
      const html = renderToStaticMarkup(<SectionList sections={[{ ...section, id: 'here', lang: 'cy' }]} />);
      const tag = /<section [^>]*>/.exec(html)?.[0];
      return { kind: section.kind, tag };
    });
  const wrong = tags.filter(({ tag }) => !tag?.includes('id="here"') || !tag.includes('lang="cy"'));
  expect(wrong).toEqual([]);
});
