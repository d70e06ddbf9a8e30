import { islandsFolder } from '@/scripts/export/next-output';
import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { reasonsOfAny } from '@/content/forms/not-sent';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import {
  expect,
  field,
  fillEnquiry,
  fillRegistration,
  fillTrap,
  formNamed,
  freshEmail,
  insertCalls,
  isHydrated,
  machine,
  registration,
  siteScripts,
  test,
  thirdMachine,
} from './fixtures';
import { ports } from './ports';

// The site of an owner who stores messages: both forms have somewhere to go.
test.use({ baseURL: `http://localhost:${ports.stored}` });

const forms = {
  registration: { path: '/operator-registration', table: 'operators', fill: fillRegistration },
  contact: { path: '/contact', table: 'enquiries', fill: fillEnquiry },
} as const;
const names = ['registration', 'contact'] as const;

const send = (page: Page) => page.locator('form [type=submit]').click();

/** Expects the page that says why a form was not sent, and that Back brings everything typed. */
const expectNotSent = async (page: Page, form: keyof typeof forms, reason: string, sentence: string) => {
  await expect(page).toHaveURL(`${forms[form].path}/not-sent#${reason}`);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.locator('main [id]:visible:not(main)')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: company.phone })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'email')).not.toHaveValue('');
};

const expectReceived = async (page: Page, form: keyof typeof forms) => {
  await expect(page).toHaveURL(`${forms[form].path}/received`);
  const main = page.getByRole('main');
  for (const words of [
    formNamed(form).received.title,
    formNamed(form).received.description,
    formNamed(form).received.heading,
  ])
    await expect(main).toContainText(words);
  await expect(main.getByRole('link', { name: company.phone }).first()).toBeVisible();
};

for (const form of names) {
  const { path, table, fill } = forms[form];

  test.describe(`${form}, without scripting`, () => {
    test.use({ javaScriptEnabled: false });

    test('it is stored, and the page says what happens next', async ({ page, database }) => {
      const email = freshEmail();
      await page.goto(path);
      await fill(page, email);
      await send(page);
      await expectReceived(page, form);
      expect(await database.rowsFrom(table, email)).toHaveLength(1);
    });

    test('the browser asks for each required field', async ({ page }) => {
      await page.goto(path);
      const required = page.locator('form [required]');
      for (let index = 0; index < (await required.count()); index += 1) {
        await fill(page, freshEmail());
        await required.nth(index).fill('');
        await send(page);
        await expect(required.nth(index)).toBeFocused();
        expect(new URL(page.url()).pathname).toBe(path);
      }
    });

    test('above a limit it says so, and keeps what was typed', async ({ page, database }) => {
      const email = freshEmail();
      for (let count = 0; count < 5; count += 1) {
        await page.goto(path);
        await fill(page, email);
        await page.locator('textarea').fill(`Text ${count}`);
        await send(page);
        await expectReceived(page, form);
      }
      await page.goto(path);
      await fill(page, email);
      await send(page);
      await expectNotSent(page, form, 'limit', reasonsOfAny.limit);
      expect(await database.rowsFrom(table, email)).toHaveLength(5);
    });

    test('without a database it says so, and keeps what was typed', async ({ page }) => {
      await page.goto(`http://localhost:${ports.down}${path}`);
      await fill(page, freshEmail());
      await send(page);
      await expect(page).toHaveURL(new RegExp(`${path}/not-sent#late$`));
      await expect(page.getByText(reasonsOfAny.late)).toBeVisible();
      await page.goBack();
      await expect(field(page, 'email')).not.toHaveValue('');
    });

    test('a repeat is acknowledged and stored once', async ({ page, database }) => {
      const email = freshEmail();
      for (let count = 0; count < 2; count += 1) {
        await page.goto(path);
        await fill(page, email);
        await send(page);
        await expectReceived(page, form);
      }
      expect(await database.rowsFrom(table, email)).toHaveLength(1);
    });
  });

  for (const failure of ['fails', 'hangs'] as const)
    test(`${form}: when every script ${failure}, the browser sends it`, async ({ page, database }) => {
      const email = freshEmail();
      await page.route(siteScripts, (route) => (failure === 'fails' ? route.abort() : undefined));
      await page.goto(path);
      await fill(page, email);
      await send(page);
      await expectReceived(page, form);
      expect(await database.rowsFrom(table, email)).toHaveLength(1);
    });
}

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('what only the server can refuse is named, and goes through once it is corrected', async ({
    page,
    database,
  }) => {
    const email = freshEmail();
    await page.goto('/operator-registration');
    await fillRegistration(page, email);
    await field(page, 'phone').fill('12');
    await send(page);
    await expectNotSent(page, 'registration', 'phone', registrationForm.fields.phone.notSent);
    await expect(field(page, 'fullName')).toHaveValue(registration.fullName);
    await field(page, 'phone').fill('07700 900123');
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await send(page);
    await expectNotSent(page, 'registration', 'equipment', registrationForm.fields.equipment.notSent);
    await machine(page, thirdMachine).check();
    await send(page);
    await expectReceived(page, 'registration');
    expect(await database.rowsFrom('operators', email)).toEqual([
      expect.objectContaining({ phone: '07700 900123', equipment: [thirdMachine] }),
    ]);
  });
});

test('a filled trap is no success', async ({ page, database }) => {
  const email = freshEmail();
  await page.route(siteScripts, (route) => route.abort());
  await page.goto('/contact');
  await fillEnquiry(page, email);
  await fillTrap(page);
  await send(page);
  await expectNotSent(page, 'contact', 'trapped', reasonsOfAny.trapped);
  expect(await database.rowsFrom('enquiries', email)).toEqual([]);
});

/** The scripts of the registration form: all of them, and the one with the client of the database. */
const scriptsOf = async (page: Page) => {
  const all = new Set<string>();
  const pathOf = (address: string) => new URL(address).pathname;
  page.on('request', (request) => {
    const path = pathOf(request.url());
    if (path.startsWith(`/${islandsFolder}/`)) all.add(path);
  });
  await page.goto('/operator-registration');
  await isHydrated(page);
  const loaded = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('rest/v1'),
  );
  await field(page, 'email').focus();
  const client = pathOf((await loaded).url());
  return { all: [...all], client };
};

for (const failure of ['fails', 'hangs'] as const)
  test(`whichever one script ${failure}, a registration arrives`, async ({ page, context, database }) => {
    const { all, client } = await scriptsOf(page);
    const broken = all.filter((script) => failure === 'fails' || script !== client);
    expect(broken.length).toBeGreaterThan(4);
    expect(broken.includes(client)).toBe(failure === 'fails');
    for (const script of broken) {
      const email = freshEmail();
      const visit = await context.newPage();
      await visit.route(`**${script}`, (route) => (failure === 'fails' ? route.abort() : undefined));
      await visit.goto('/operator-registration');
      await fillRegistration(visit, email);
      await send(visit);
      await expect(visit.getByText(registrationForm.received.heading), script).toBeVisible();
      expect(await database.rowsFrom('operators', email), script).toHaveLength(1);
      await visit.close();
    }
  });

const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

test('a draft outlives a submission by the browser that was refused, and not one that arrived', async ({
  page,
  database,
}) => {
  const email = freshEmail();
  const { client } = await scriptsOf(page);
  await page.route(`**${client}`, (route) => route.abort());
  await page.reload();
  await isHydrated(page);
  await fillRegistration(page, email);
  await fillTrap(page);
  // The first press springs the trap of the page; it is set again for the function.
  await send(page);
  await page.locator('[name=reference]').evaluate((input: HTMLInputElement) => {
    input.disabled = false;
  });
  await fillTrap(page);
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL('/operator-registration/not-sent#trapped');
  expect(await kept(page)).toEqual(['registration']);

  // Not by Back, so that the browser gives nothing back of its own.
  await page.goto('/operator-registration');
  await isHydrated(page);
  await expect(page.getByText(formNotes.restored)).toBeVisible();
  await expect(field(page, 'email')).toHaveValue(email);
  await send(page);
  await expectReceived(page, 'registration');
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);

  await page.goto('/operator-registration');
  await isHydrated(page);
  await expect(field(page, 'email')).toHaveValue('');
  await expect(page.getByText(formNotes.restored)).toHaveCount(0);
});

test('when the client of the database hangs, the browser sends the form after 15 seconds', async ({
  page,
  database,
}) => {
  const email = freshEmail();
  const { client } = await scriptsOf(page);
  await page.route(`**${client}`, () => {});
  await page.clock.install();
  await page.reload();
  await isHydrated(page);
  await fillRegistration(page, email);
  await send(page);
  await expect(page.getByRole('button', { name: registrationForm.button.busyLabel })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expectReceived(page, 'registration');
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

test('a press before the code has arrived is enough', async ({ page, database }) => {
  const email = freshEmail();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(siteScripts, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/operator-registration', { waitUntil: 'commit' });
  await fillRegistration(page, email);
  await send(page);
  release();
  await expectReceived(page, 'registration');
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

test(
  'on a 2G connection it goes through, also when submitted while the page still loads',
  { tag: '@full' },
  async ({ page, database }) => {
    const email = freshEmail();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const bytesPerSecond = 250_000 / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 800,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.goto('/operator-registration', { waitUntil: 'commit' });
    await fillRegistration(page, email);
    await send(page);
    await expect(page.getByText(registrationForm.received.title)).toBeVisible({ timeout: 40_000 });
    expect(await database.rowsFrom('operators', email)).toHaveLength(1);
  },
);

test('nothing that was typed is in an address', async ({ page }) => {
  const email = freshEmail();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  await page.route(siteScripts, (route) => route.abort());
  await page.goto('/operator-registration');
  await fillRegistration(page, email);
  await field(page, 'phone').fill('12');
  await send(page);
  await expectNotSent(page, 'registration', 'phone', registrationForm.fields.phone.notSent);
  expect(addresses.some((address) => address.includes('/functions/v1/submit'))).toBe(true);
  expect(addresses.filter((address) => address.includes(email))).toEqual([]);
});

test('with scripting a form calls no function', async ({ page }) => {
  const called: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) called.push(request.url());
  });
  await page.goto('/operator-registration');
  await isHydrated(page);
  await fillRegistration(page, freshEmail());
  const inserted = page.waitForRequest(insertCalls);
  await send(page);
  await inserted;
  await expect(page.getByText(registrationForm.received.heading)).toBeVisible();
  expect(called).toEqual([]);
});
