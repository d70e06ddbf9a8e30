import { forms } from '@/content/forms/index.ts';
import { parsePage } from '../shared/built-site/parsed-page.ts';
import { rejectMisplacedForm } from './islands.ts';

test.each(forms)(
  'rejects the form "$id" on another page, and names the rule and the cure',
  ({ id, pagePath }) => {
    const props = JSON.stringify({ form: { id } }).replaceAll('"', '&quot;');
    const page = parsePage(`<div data-island="form" data-props="${props}"></div>`);
    expect(() => rejectMisplacedForm(page, pagePath)).not.toThrow();
    const rejectElsewhere = () => rejectMisplacedForm(page, '/locations/somewhere');
    expect(rejectElsewhere).toThrow(`whose \`pagePath\` is '${pagePath}'`);
    expect(rejectElsewhere).toThrow("set its `pagePath` in content/forms to '/locations/somewhere'");
    expect(rejectElsewhere).toThrow('For a form on both pages, write another one (docs/adding-a-form.md)');
  },
);
