import { registrationForm } from '@/content/forms/registration.ts';
import { honeypotName } from '@/lib/forms/read-field.ts';
import { browserFlags, findFullBrowser } from '@/scripts/develop/browser/find-browser.ts';
import { expect, field, test } from './fixtures.ts';
import { open } from './form-page.ts';

// Use the full browser, because the headless shell has no autofill.
const browser = findFullBrowser();
test.skip(!browser, 'No full browser is installed.');
test.use({ launchOptions: { executablePath: browser, args: [...browserFlags] } });

const person = {
  NAME_FULL: 'Ada Plant',
  COMPANY_NAME: 'Plant Limited',
  EMAIL_ADDRESS: 'ada@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+447700900123',
  ADDRESS_HOME_STREET_ADDRESS: '1 Canal Street',
  ADDRESS_HOME_CITY: 'Mill Town',
  ADDRESS_HOME_ZIP: 'B1 1AA',
  ADDRESS_HOME_COUNTRY: 'GB',
};

test("the browser's autofill fills in the registration form but not the honeypot", async ({ page }) => {
  await open(page, registrationForm);
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#fullName' });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const address = { fields: Object.entries(person).map(([name, value]) => ({ name, value })) };
  await session.send('Autofill.enable');
  await session.send('Autofill.setAddresses', { addresses: [address] });
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address });

  const filledIn = {
    fullName: person.NAME_FULL,
    email: person.EMAIL_ADDRESS,
    phone: person.PHONE_HOME_WHOLE_NUMBER,
    address: new RegExp(person.ADDRESS_HOME_STREET_ADDRESS),
  };
  for (const [name, value] of Object.entries(filledIn))
    if (name in registrationForm.fields) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, honeypotName)).toHaveValue('');
});
