import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { toId } from '@/content/format/to-id.ts';
import { formText } from '@/content/forms/form-text.ts';
import { headerItems } from '@/content/menus.ts';
import type { Form } from '@/content/model/form.ts';
import { thirdPartyScripts } from '@/content/third-parties/scripts.ts';
import { isMenu } from '@/lib/pages/menu-items.ts';
import { islandsFolder } from '@/scripts/build/next-output.ts';
import { testKeys } from '@/scripts/develop/shared/tested-site.ts';
import { numberedRow, personField, type Values } from './forms.ts';
import { backendUrl, ports } from './ports.ts';

type StoredRow = Readonly<Record<string, unknown>>;

type Database = {
  readonly rowsFrom: (form: Form, person: string) => Promise<readonly StoredRow[]>;
  readonly reachLimit: (form: Form, person: string) => Promise<number>;
};

export const freshEmail = (): string => `visitor-${randomUUID()}@example.com`;

export const freshPerson = (form: Form): string => {
  const kind = form.fields[personField(form)]?.kind;
  if (kind === 'email') return freshEmail();
  return kind === 'phone' ? `07${randomInt(1e8, 1e9)}` : `Visitor ${randomUUID()}`;
};

export const siteAt = (part: keyof typeof ports): string => `http://localhost:${ports[part]}`;

export const insertCalls = '**/rest/v1/**';

/** All scripts of the site belong to islands. */
export const siteScripts = `**/${islandsFolder}/*.js`;

export const containing = (text: string) => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

export const isHydrated = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true);
};

/** Finds a field by name, because components/forms/forms-as-html.test.tsx checks the labels. */
export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

export const submit = (page: Page) => page.locator('form [type=submit]');

export const errorSummary = (page: Page) => page.getByRole('group', { name: formText.problem });

export const chooseFiles = (page: Page, ...names: readonly string[]) =>
  page
    .locator('form [type=file]')
    .setInputFiles(names.map((name) => ({ name, mimeType: '', buffer: Buffer.from('file') })));

/** Enters values as a visitor does, with the mouse and the keyboard. Unticks the boxes of a group that aren't listed. */
export const fillInByHand = async (page: Page, values: Values): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name);
    if (typeof value === 'string') {
      if (await control.evaluate((element) => element instanceof HTMLSelectElement))
        await control.selectOption(value);
      else await control.fill(value);
    } else {
      // Untick the last box first, because an unticked box no longer matches the locator. Radio buttons can't be
      // unticked.
      for (const box of (
        await page.locator(`form [type=checkbox][name="${name}"]:checked`).all()
      ).toReversed())
        if (!value.includes(await box.inputValue())) await box.uncheck();
      for (const box of value) await page.locator(`form [name="${name}"][value="${box}"]`).check();
    }
  }
};

/** Enters values at once, and dispatches the events. Tests of scripts use it, because `fillInByHand` takes much longer. */
export const fillIn = (page: Page, values: Values): Promise<void> =>
  // The button comes after all fields, so they are there once it is.
  submit(page).evaluate(({ form }: HTMLButtonElement, typed) => {
    for (const control of form?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
      const value = typed[control.name];
      if (value === undefined) continue;
      if (['checkbox', 'radio'].includes(control.type)) {
        if (control.checked !== value.includes(control.value)) control.click();
        continue;
      }
      control.focus();
      control.value = String(value);
      for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }, values);

const [, headerRem] = /--container-header: ([\d.]+)rem/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];

/** A window wide enough for the header's row of menu items. */
export const desktop = { width: Math.max(1280, Math.ceil(Number(headerRem) * 16)), height: 720 };

export const menus = headerItems.filter(isMenu);

export const menuButton = (page: Page, label = menus[0]?.label) =>
  page.getByRole('button', { name: label, exact: true });

export const menuId = (label = menus[0]?.label ?? '') => `menu-${toId(label)}`;

export const delayRequests = async (page: Page, pattern: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // Ignore errors, because the page that made the request may have been closed.
    await route.fallback().catch(() => {});
  });
  return release;
};

export const test = base.extend<{ readonly database: Database }>({
  // Block third-party scripts, so that tests don't count as visits and run without a network.
  context: async ({ context }, use) => {
    for (const { script } of thirdPartyScripts)
      await context.route(`${script}*`, (route) => route.fulfill({ body: '' }));
    await use(context);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright requires an object pattern here.
  database: async ({}, use) => {
    const headers = {
      apikey: testKeys.secretKey,
      authorization: `Bearer ${testKeys.secretKey}`,
      'content-type': 'application/json',
    };
    const call = async (path: string, body?: object): Promise<Response> => {
      const method = body ? 'POST' : 'GET';
      const response = await fetch(`${backendUrl}/rest/v1/${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      if (!response.ok && response.status !== 429)
        throw new Error(`${response.status} ${await response.text()}`);
      return response;
    };
    await use({
      rowsFrom: async ({ table, limitedBy }, person) => {
        const response = await call(`${table}?${limitedBy}=eq.${encodeURIComponent(person)}`);
        return (await response.json()) as readonly StoredRow[];
      },
      reachLimit: async (form, person) => {
        let storedCount = 0;
        while ((await call(form.table, numberedRow(form, person, storedCount))).status !== 429)
          storedCount += 1;
        return storedCount;
      },
    });
  },
});

export { expect };
