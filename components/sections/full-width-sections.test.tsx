/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Sections } from '@/content/model/section.ts';
import { hireOperators } from '@/content/pages/hire-operators.ts';
import { home } from '@/content/pages/home.ts';
import { isOnGrid } from './kinds.ts';
import { SectionList } from './section-list.tsx';

const sections: Sections = [...home.sections, ...hireOperators.sections].filter(
  (section) => !isOnGrid(section),
);

it.each(sections)('renders the fields that all sections have in one of the kind $kind', (section) => {
  const expectedSection = {
    ...section,
    id: 'here',
    lang: 'cy',
    heading: 'A heading',
    intro: 'An intro',
  } as const;
  const html = renderToStaticMarkup(<SectionList page={{ path: '/', sections: [expectedSection] }} />);
  const tag = /<section [^>]*>/.exec(html)?.[0];
  expect(tag).toContain('id="here"');
  expect(tag).toContain('lang="cy"');
  expect(html).toContain('>A heading</');
  expect(html).toContain('>An intro</');
});
