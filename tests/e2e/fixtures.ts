import { randomUUID } from 'node:crypto';
import { expect, type Page, test as base } from '@playwright/test';
import { readBackendFile } from './backend-file';
import { ports } from './ports';

type Table = 'operators' | 'enquiries';
type StoredRow = Readonly<Record<string, unknown>>;

/** Reads what was stored, with the key that may. */
export type Database = {
  /** Takes a table and an email address; returns the rows stored with it. */
  readonly rowsFrom: (table: Table, email: string) => Promise<readonly StoredRow[]>;
  /** Takes a table and rows, and stores them as visitors would. */
  readonly store: (table: Table, rows: readonly StoredRow[]) => Promise<void>;
};

/** An address that no other test uses. */
export const freshEmail = (): string => `visitor-${randomUUID()}@example.com`;

/** The pages that show islands as no route of the site does. */
export const harness = (page: 'auth' | 'stored-enquiry'): string =>
  `http://localhost:${ports.harness}/${page}`;

/** Matches the calls that insert a registration or a message. */
export const insertCalls = '**/rest/v1/**';

/** Fields of a correct registration, by their labels. */
export const registration = {
  'Full Name': 'Łucja O’Brien-Wójcik',
  'Phone Number': '+44 (0)121 496 0123',
  Address: '1 Canal Street\nDigbeth\nBirmingham',
  'Years of Experience': '7',
} as const;

/** Takes a page with a form; has its code begin, as any sign of a visitor does, and waits until it runs. */
export const isHydrated = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true);
};

/** Takes the registration page; returns the button that sends its form. */
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Registration' });

/** Takes a page and a pattern of addresses; from now on they wait until the returned function is called. */
export const holdBack = async (page: Page, pattern: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Takes a page; from now on its own scripts wait until the returned function is called. */
export const holdScripts = (page: Page) => holdBack(page, '**/_next/**/*.js');

/** Takes the registration page and an email address; fills in the form with two machines. */
export const fillRegistration = async (page: Page, email: string): Promise<void> => {
  for (const [label, value] of Object.entries(registration)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Dumper').check();
  await page.getByLabel('360 Excavator').check();
};

/** Playwright's test with the database behind the site. */
export const test = base.extend<{ readonly database: Database }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  database: async ({}, use) => {
    const { url, serviceKey } = readBackendFile();
    const call = async (path: string, init: RequestInit): Promise<Response> => {
      const answer = await fetch(`${url}/rest/v1/${path}`, {
        ...init,
        headers: {
          apikey: serviceKey,
          authorization: `Bearer ${serviceKey}`,
          'content-type': 'application/json',
        },
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer;
    };
    await use({
      rowsFrom: async (table, email) => {
        const answer = await call(`${table}?email=eq.${encodeURIComponent(email)}`, { method: 'GET' });
        return (await answer.json()) as readonly StoredRow[];
      },
      store: async (table, rows) => {
        await call(table, { method: 'POST', body: JSON.stringify(rows) });
      },
    });
  },
});

export { expect };
