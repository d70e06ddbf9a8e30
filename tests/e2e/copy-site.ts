import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import ContactPage from '@/app/contact/page.tsx';
import { contactForm } from '@/content/forms/contact.ts';
import { islandsFolder } from '../../scripts/build/next-output.ts';
import { testedSite, testKeys } from '../../scripts/develop/shared/tested-site.ts';
import { elementsOf, parsePage, spanOf } from '../../scripts/shared/built-site/parsed-page.ts';
import { backendUrl } from './ports.ts';

/** The element around the contact form, which also contains the note that messages aren't stored. */
const formSection = (html: string): string => {
  const island = elementsOf(parsePage(html)).find(({ attribs }) => attribs['data-island'] === 'form');
  if (!island?.parent) throw new Error('The contact page has no contact form.');
  return html.slice(...spanOf(island.parent));
};

/** The contact page as a build with NEXT_PUBLIC_STORE_CONTACT_MESSAGES=1 would write it. */
const storingContactPage = (html: string): string => {
  Object.assign(process.env, {
    NEXT_PUBLIC_SUPABASE_URL: backendUrl,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: testKeys.publishableKey,
    NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '1',
  });
  const renderedPage = renderToString(createElement(ContactPage));
  return html
    .replace(formSection(html), () => formSection(renderedPage))
    .replace("form-action 'self' mailto:", () => `form-action 'self' ${backendUrl}`);
};

/**
 * Copies the site under test to a site that stores messages from the contact form, because a second build would take half
 * a minute. Returns the folder of this copy, and that of a copy without scripts.
 */
export const copySite = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tested-sites-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [stored, withoutScripts] = [join(folder, 'stored'), join(folder, 'without-scripts')];
  cpSync(testedSite, stored, { recursive: true });
  const contactPage = join(stored, `${contactForm.pagePath}.html`);
  writeFileSync(contactPage, storingContactPage(readFileSync(contactPage, 'utf8')));
  cpSync(stored, withoutScripts, { recursive: true, filter: (file) => !file.includes(islandsFolder) });
  return { stored, withoutScripts };
};
