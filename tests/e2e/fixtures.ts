import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page, test as base } from '@playwright/test';
import { equipmentNames } from '@/content/equipment';
import type { Form as Entry } from '@/content/forms/form';
import { headerItems } from '@/content/menus';
import { statistics } from '@/content/statistics';
import { routeOf } from '@/lib/site/routes';
import { islandsFolder } from '@/scripts/export/next-output';
import { readBackendFile } from './backend-file';
import { type Form, forms, numberedRow, personField, texts, type Values, valuesFor } from './forms';
import { ports } from './ports';

type StoredRow = Readonly<Record<string, unknown>>;

/** The database behind the site, with the owner's key. */
export type Database = {
  readonly rowsFrom: (form: Entry, person: string) => Promise<readonly StoredRow[]>;
  /** Stores forms that differ until the limit of a person refuses one. Returns how many were stored. */
  readonly reachLimit: (form: Form, person: string) => Promise<number>;
};

/** An address that no other test uses. */
export const freshEmail = (): string => `visitor-${randomUUID()}@example.com`;

/** A value that no other test uses, of the field that tells one person from another. */
export const freshPerson = (form: Entry): string => {
  const kind = form.fields[personField(form)]?.kind;
  if (kind === 'email') return freshEmail();
  // A mobile number.
  return kind === 'phone' ? `07${randomInt(1e8, 1e9)}` : `Visitor ${randomUUID()}`;
};

/** Where a part of what `serve.ts` starts listens. */
export const siteAt = (part: keyof typeof ports): string => `http://localhost:${ports[part]}`;

/** Calls that insert a registration or a message. */
export const insertCalls = '**/rest/v1/**';

/** A text for a regular expression. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const { email: _email, equipment: _equipment, ...typed } = valuesFor(forms.registration, '');

/** What is typed into the fields of a registration, by their names; each has an e-mail address of its own. */
export const registration = typed as Readonly<
  Record<'fullName' | 'phone' | 'address' | 'experience', string>
>;

/** Waits until the code of a form runs, which starts by itself. */
export const isHydrated = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true);
};

/** A field of the form, by its name; that each has its label is tried in components/forms/forms-as-html.test.tsx. */
export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

export const fileField = (page: Page) => page.locator('form [type=file]');

export const [firstMachine, secondMachine, thirdMachine] = equipmentNames;

/** The box of a machine. */
export const machine = (page: Page, name: (typeof equipmentNames)[number]) =>
  page.getByRole('checkbox', { name, exact: true });

/** The menus of the header, in its order. */
export const menus = headerItems.flatMap((item) => (typeof item === 'string' ? [] : [item.menu]));
export type Menu = (typeof menus)[number];

/** What opens a menu, on a wide window and on a phone. */
export const menuLabel = (menu: Menu): string => routeOf(`/${menu}`).name;

export const menuButton = (page: Page, menu: Menu) =>
  page.getByRole('button', { name: menuLabel(menu), exact: true });

/** The list of what is wrong. */
export const errorSummary = (page: Page) => page.getByRole('group', { name: texts.notes.problem });

/** The heading that takes the focus once a form has arrived. */
export const confirmationHeading = (page: Page, form: keyof typeof forms) =>
  page.getByRole('heading', { name: forms[form].received.heading });

/** The button of the form on the page. */
export const submit = (page: Page) => page.locator('form [type=submit]');

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

/** The site's own scripts: the code of its islands. */
export const siteScripts = `**/${islandsFolder}/*.js`;

/** Enters values; of a choice, takes back what else was ticked. */
export const fillIn = async (page: Page, values: Values): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') await field(page, name).fill(value);
    else {
      // From the last one on: what is taken back is found no more.
      for (const box of (await page.locator(`form [name="${name}"]:checked`).all()).toReversed())
        if (!value.includes(await box.inputValue())) await box.uncheck();
      for (const box of value) await page.locator(`form [name="${name}"][value="${box}"]`).check();
    }
  }
};

export const fillRegistration = (page: Page, person: string) =>
  fillIn(page, valuesFor(forms.registration, person));

export const fillEnquiry = (page: Page, person: string) => fillIn(page, valuesFor(forms.contact, person));

/** The button of the contact form. */
export const send = submit;

export const test = base.extend<{ readonly database: Database }>({
  // What counts visitors counts no test, and there may be no network.
  context: async ({ context }, use) => {
    if (statistics) await context.route(`${statistics.script}*`, (route) => route.fulfill({ body: '' }));
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
