import { randomUUID } from 'node:crypto';
import { expect, type Page, test as base } from '@playwright/test';
import { equipmentNames } from '@/content/equipment';
import { forms } from '@/content/forms';
import { contactForm } from '@/content/forms/contact';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { headerItems } from '@/content/menus';
import { statistics } from '@/content/statistics';
import { filledIn } from '@/lib/forms/filled-in';
import { routeOf } from '@/lib/site/routes';
import { islandsFolder } from '@/scripts/export/next-output';
import { readBackendFile } from './backend-file';
import { ports } from './ports';

export type FormName = (typeof forms)[number]['name'];

/** The entry of a form. */
export const formNamed = (wanted: FormName) => forms.find(({ name }) => name === wanted)!;

type Table = (typeof forms)[number]['table'];
type StoredRow = Readonly<Record<string, unknown>>;

/** The database behind the site, with the owner's key. */
export type Database = {
  readonly rowsFrom: (table: Table, email: string) => Promise<readonly StoredRow[]>;
  /** Inserts rows that the guards of the table check, as they check a visitor's. */
  readonly store: (table: Table, rows: readonly StoredRow[]) => Promise<void>;
};

/** An address that no other test uses. */
export const freshEmail = (): string => `visitor-${randomUUID()}@example.com`;

/** The page of the harness, which shows the auth provider as no route of the site does. */
export const harness = (page: 'auth'): string => `http://localhost:${ports.harness}/${page}`;

/** Calls that insert a registration or a message. */
export const insertCalls = '**/rest/v1/**';

/** A text for a regular expression. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const { email: _email, equipment: _equipment, ...typedFields } = filledIn(registrationForm.fields);

/** What is typed into the fields of a registration, by their names; each has an e-mail address of its own. */
export const registration = {
  ...typedFields,
  fullName: 'Łucja O’Brien-Wójcik',
  phone: '+44 (0)7700 900123',
  address: '1 Canal Street\nOld Wharf\nMill Town',
  experience: '7',
};

/** Waits until the code of a form runs, which starts by itself. */
export const isHydrated = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true);
};

export type FieldName = Exclude<
  keyof typeof registrationForm.fields | keyof typeof contactForm.fields,
  'equipment'
>;

/** A field of the form, by its name; that each has its label is tried in components/forms/forms-as-html.test.tsx. */
export const field = (page: Page, name: FieldName) => page.locator(`form [name="${name}"]`);

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
export const errorSummary = (page: Page) => page.getByRole('group', { name: formNotes.problem });

/** The heading that takes the focus once a form has arrived. */
export const confirmationHeading = (page: Page, form: FormName) =>
  page.getByRole('heading', { name: formNamed(form).received.heading });

/** What a form that has arrived says. */
export const confirmation = (page: Page, form: FormName) =>
  page.locator('main div:has(> .received)', { has: confirmationHeading(page, form) });

export const submit = (page: Page) => page.getByRole('button', { name: registrationForm.button.label });

/** Fills in the field that only programs meet. */
export const fillTrap = (page: Page) =>
  page.locator('[name=reference]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });

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

/** Makes the site's scripts wait until the returned function is called. */
export const holdScripts = (page: Page) => holdBack(page, siteScripts);

/** Fills in the registration form, with two machines. */
export const fillRegistration = async (page: Page, email: string): Promise<void> => {
  for (const [name, value] of Object.entries({ ...registration, email }))
    await page.locator(`[name="${name}"]`).fill(value);
  await machine(page, firstMachine).check();
  await machine(page, secondMachine).check();
};

export const enquiryMessage = 'Two dumpers by the canal\nfrom Monday.';

/** Fills in the contact form. */
export const fillEnquiry = async (page: Page, email: string): Promise<void> => {
  await field(page, 'name').fill('Dana Hirer');
  await field(page, 'email').fill(email);
  await field(page, 'message').fill(enquiryMessage);
};

/** The button of the contact form. */
export const send = (page: Page) => page.getByRole('button', { name: contactForm.button.label });

/** Expects the notice of a sent message, above a form that is empty again. */
export const expectSent = async (page: Page): Promise<void> => {
  const notice = page.locator('.notice-default');
  await expect(notice).toContainText(contactForm.received.title);
  await expect(notice).toContainText(contactForm.received.description);
  for (const name of Object.keys(contactForm.fields) as (keyof typeof contactForm.fields)[])
    await expect(field(page, name)).toHaveValue('');
};

export const test = base.extend<{ readonly database: Database }>({
  // What counts visitors counts no test, and there may be no network.
  context: async ({ context }, use) => {
    if (statistics) await context.route(`${statistics.script}*`, (route) => route.fulfill({ body: '' }));
    await use(context);
  },
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
