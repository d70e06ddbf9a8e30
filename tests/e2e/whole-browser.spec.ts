import type { Page } from '@playwright/test';
import { registrationForm } from '@/content/forms/registration';
import { browserFlags, findWholeBrowser } from '@/scripts/find-browser';
import {
  expect,
  field,
  freshEmail,
  isHydrated,
  machine,
  registration,
  submit,
  test,
  thirdMachine,
} from './fixtures';

// The headless shell has no autofill.
const browser = findWholeBrowser();
test.skip(!browser, 'No whole browser is installed here.');
test.use({ launchOptions: { executablePath: browser, args: [...browserFlags] } });

/** Has the browser fill in the form from a field on, with what it knows of a person. */
const autofill = async (page: Page, selector: string, person: Readonly<Record<string, string>>) => {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const address = { fields: Object.entries(person).map(([name, value]) => ({ name, value })) };
  await session.send('Autofill.enable');
  await session.send('Autofill.setAddresses', { addresses: [address] });
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address });
};

test("the registration form is filled in by the browser's own autofill, which leaves the trap alone", async ({
  page,
  database,
}) => {
  const email = freshEmail();
  await page.goto('/operator-registration');
  await isHydrated(page);
  await autofill(page, '#fullName', {
    NAME_FULL: 'Ada Plant',
    COMPANY_NAME: 'Plant Limited',
    EMAIL_ADDRESS: email,
    PHONE_HOME_WHOLE_NUMBER: '+447700900123',
    ADDRESS_HOME_STREET_ADDRESS: '1 Canal Street',
    ADDRESS_HOME_CITY: 'Mill Town',
    ADDRESS_HOME_ZIP: 'B1 1AA',
    ADDRESS_HOME_COUNTRY: 'GB',
  });
  await expect(field(page, 'fullName')).toHaveValue('Ada Plant');
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'phone')).toHaveValue('+447700900123');
  await expect(field(page, 'address')).toHaveValue(/1 Canal Street/);
  await expect(page.locator('[name=reference]')).toHaveValue('');
  for (const [name, value] of Object.entries(registration)) {
    const entry = page.locator(`[name="${name}"]`);
    if ((await entry.inputValue()) === '') await entry.fill(value);
  }
  await machine(page, thirdMachine).check();
  await submit(page).click();
  await expect(page.getByText(registrationForm.received.title)).toBeVisible();
  expect(await database.rowsFrom(registrationForm, email)).toHaveLength(1);
});
