import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page, test as base } from '@playwright/test';
import type { Form } from '@/content/forms/form';
import { formNotes } from '@/content/forms/notes';
import { headerItems } from '@/content/menus';
import { thirdPartyScripts } from '@/content/third-parties/scripts';
import { isMenu } from '@/lib/site/menu-link';
import { islandsFolder } from '@/scripts/export/next-output';
import { readBackendFile } from './backend-file';
import { numberedRow, personField, type Values } from './forms';
import { ports } from './ports';

type StoredRow = Readonly<Record<string, unknown>>;

/** The database behind the site, with the owner's key. */
type Database = {
  readonly rowsFrom: (form: Form, person: string) => Promise<readonly StoredRow[]>;
  /** Stores forms that differ until the limit of a person refuses one. Returns how many were stored. */
  readonly reachLimit: (form: Form, person: string) => Promise<number>;
};

/** An address that no other test uses. */
export const freshEmail = (): string => `visitor-${randomUUID()}@example.com`;

/** A value that no other test uses, of the field that tells one person from another. */
export const freshPerson = (form: Form): string => {
  const kind = form.fields[personField(form)]?.kind;
  if (kind === 'email') return freshEmail();
  // A mobile number.
  return kind === 'phone' ? `07${randomInt(1e8, 1e9)}` : `Visitor ${randomUUID()}`;
};

/** Where a part of what `serve.ts` starts listens. */
export const siteAt = (part: keyof typeof ports): string => `http://localhost:${ports[part]}`;

/** Calls that insert a registration or a message. */
export const insertCalls = '**/rest/v1/**';

/** The site's own scripts: the code of its islands. */
export const siteScripts = `**/${islandsFolder}/*.js`;

/** A pattern of what has a text in it. */
export const containing = (text: string) => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/** Waits until the code of a form runs, which starts by itself. */
export const isHydrated = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true);
};

/** A field of the form, by its name; that each has its label is tried in components/forms/forms-as-html.test.tsx. */
export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** The button of the form on the page. */
export const submit = (page: Page) => page.locator('form [type=submit]');

/** The list of what is wrong. */
export const errorSummary = (page: Page) => page.getByRole('group', { name: formNotes.problem });

/** Chooses documents, which is answered by a notice. */
export const chooseFiles = (page: Page, ...names: readonly string[]) =>
  page
    .locator('form [type=file]')
    .setInputFiles(names.map((name) => ({ name, mimeType: '', buffer: Buffer.from('file') })));

/** Enters values; of a choice, takes back what else was ticked. */
export const fillIn = async (page: Page, values: Values): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    const entry = field(page, name);
    if (typeof value === 'string') {
      if (await entry.evaluate((element) => element instanceof HTMLSelectElement))
        await entry.selectOption(value);
      else await entry.fill(value);
    } else {
      // From the last one on: what is taken back is found no more. A radio button cannot be taken back.
      for (const box of (
        await page.locator(`form [type=checkbox][name="${name}"]:checked`).all()
      ).toReversed())
        if (!value.includes(await box.inputValue())) await box.uncheck();
      for (const box of value) await page.locator(`form [name="${name}"][value="${box}"]`).check();
    }
  }
};

/** The menus of the header, in its order. */
const headerMenus = headerItems.filter(isMenu);
export const menus = headerMenus.map(({ menu }) => menu);
type Menu = (typeof menus)[number];

/** What opens a menu, on a wide window and on a phone. */
export const menuLabel = (menu: Menu): string =>
  headerMenus.find((item) => item.menu === menu)?.label ?? menu;

export const menuButton = (page: Page, menu: Menu) =>
  page.getByRole('button', { name: menuLabel(menu), exact: true });

/** Makes calls that match a pattern wait until the returned function is called. */
export const holdBack = async (page: Page, pattern: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // The page that made the call may be gone.
    await route.fallback().catch(() => {});
  });
  return release;
};

export const test = base.extend<{ readonly database: Database }>({
  // Third-party scripts must not count tests as visits, and there may be no network.
  context: async ({ context }, use) => {
    for (const { script } of thirdPartyScripts)
      await context.route(`${script}*`, (route) => route.fulfill({ body: '' }));
    await use(context);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  database: async ({}, use) => {
    const { url, serviceKey } = readBackendFile();
    const headers = {
      apikey: serviceKey,
      authorization: `Bearer ${serviceKey}`,
      'content-type': 'application/json',
    };
    const call = async (path: string, body?: object): Promise<Response> => {
      const method = body ? 'POST' : 'GET';
      const answer = await fetch(`${url}/rest/v1/${path}`, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok && answer.status !== 429) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer;
    };
    await use({
      rowsFrom: async ({ table, limitedBy }, person) => {
        const answer = await call(`${table}?${limitedBy}=eq.${encodeURIComponent(person)}`);
        return (await answer.json()) as readonly StoredRow[];
      },
      reachLimit: async (form, person) => {
        let stored = 0;
        while ((await call(form.table, numberedRow(form, person, stored))).status !== 429) stored += 1;
        return stored;
      },
    });
  },
});

export { expect };
