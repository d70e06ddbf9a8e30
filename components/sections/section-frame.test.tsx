/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionFrame } from './section-frame.tsx';

it.each([undefined, 'all-columns', 'window'] as const)(
  'renders the fields that all sections have in a section of the width %s',
  (width) => {
    const html = renderToStaticMarkup(
      <SectionFrame width={width} id="here" lang="cy" heading="A heading" intro="An intro" />,
    );
    expect(html).toContain('id="here"');
    expect(html).toMatch(/^<section [^>]*lang="cy"/);
    expect(html).toContain('>A heading</');
    expect(html).toContain('>An intro</');
  },
);
