import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import ContactPage from '@/app/contact/page';
import { contactForm } from '@/content/forms/contact';
import { elementsOf, parsePage, spanOf } from '../../scripts/build/parsed-page';
import { islandsFolder } from '../../scripts/build/next-output';
import { testedSite } from '../helpers/tested-site';

type Settings = Readonly<Record<'NEXT_PUBLIC_SUPABASE_URL' | 'NEXT_PUBLIC_SUPABASE_ANON_KEY', string>>;

const build = async (settings: Settings) => {
  // Delete the old site, so that tests can't use it if the build fails.
  rmSync(testedSite, { recursive: true, force: true });
  // Override settings that the owner's .env file may contain.
  const overridden = { NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '' };
  const [code] = await once(
    spawn('npm', ['run', 'build', '--', '--to', testedSite], {
      stdio: 'inherit',
      env: { ...process.env, ...overridden, ...settings },
    }),
    'exit',
  );
  if (code !== 0) throw new Error(`Building ${testedSite} failed.`);
};

/** The element around the contact form, which also contains the note that messages aren't stored. */
const formSection = (markup: string): string => {
  const island = elementsOf(parsePage(markup)).find(({ attribs }) => attribs['data-island'] === 'form');
  if (!island?.parent) throw new Error('The contact page has no contact form.');
  return markup.slice(...spanOf(island.parent));
};

/** The contact page as a build with NEXT_PUBLIC_STORE_CONTACT_MESSAGES=1 would write it. */
const storingContactPage = (markup: string, settings: Settings): string => {
  Object.assign(process.env, settings, { NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '1' });
  const rendered = renderToString(createElement(ContactPage));
  const { origin } = new URL(settings.NEXT_PUBLIC_SUPABASE_URL);
  return markup
    .replace(formSection(markup), () => formSection(rendered))
    .replace("form-action 'self' mailto:", () => `form-action 'self' ${origin}`);
};

/**
 * Builds the site under test, and copies it to a site that stores messages from the contact form, because a second
 * build would take a third of the time. Returns the folder of this copy, and that of a copy without scripts.
 */
export const buildSites = async (settings: Settings) => {
  await build(settings);
  const folder = mkdtempSync(join(tmpdir(), 'tested-sites-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [stored, withoutScripts] = [join(folder, 'stored'), join(folder, 'without-scripts')];
  cpSync(testedSite, stored, { recursive: true });
  const contactPage = join(stored, `${contactForm.page}.html`);
  writeFileSync(contactPage, storingContactPage(readFileSync(contactPage, 'utf8'), settings));
  cpSync(stored, withoutScripts, { recursive: true, filter: (file) => !file.includes(islandsFolder) });
  return { stored, withoutScripts };
};
