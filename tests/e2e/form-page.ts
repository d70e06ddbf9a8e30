import type { Page, Route } from '@playwright/test';
import { failureHeading, failures, unknownFailure, type FailureCause } from '@/content/forms/failures.ts';
import type { Form } from '@/content/model/form.ts';
import { honeypotName } from '@/lib/forms/read-field.ts';
import { readAnnouncements, recordAnnouncements } from './announcements.ts';
import {
  containing,
  delayRequests,
  expect,
  field,
  insertCalls,
  isHydrated,
  siteScripts,
  submit,
} from './fixtures.ts';
import { linkTexts, noValues, type Values } from './forms.ts';

export const open = async (page: Page, form: Form, query = ''): Promise<void> => {
  const response = await page.goto(form.pagePath + query);
  if (!response?.ok())
    throw new Error(
      `${form.pagePath}, the page of the form ${form.id}, answered ${response?.status()}. Add the page, or correct \`pagePath\` in content/forms.`,
    );
  await isHydrated(page);
  await recordAnnouncements(page);
};

export const openBeforeHydration = async (page: Page, form: Form, query = '') => {
  const release = await delayRequests(page, siteScripts);
  await page.goto(form.pagePath + query, { waitUntil: 'commit' });
  return release;
};

export const expectValues = (page: Page, values: Values): Promise<void> =>
  expect
    .poll(() =>
      page.locator('form').evaluate((form: HTMLFormElement, expectedValues) => {
        const data = new FormData(form);
        const valueOf = (name: string) =>
          Array.isArray(expectedValues[name]) ? data.getAll(name) : data.get(name);
        return Object.fromEntries(Object.keys(expectedValues).map((name) => [name, valueOf(name)]));
      }, values),
    )
    .toEqual(values);

/** Tests the front notice, because the previous one may still be fading out behind it. */
export const expectNotice = async (page: Page, title: string, description: string): Promise<void> => {
  const notice = page.locator('.notice-default[data-front=true]');
  await expect(notice.locator('[data-icon]')).toHaveCount(0);
  await expect(notice.locator('[data-title]')).toHaveText(title);
  await expect(notice.locator('[data-description]')).toHaveText(description);
};

export const expectReceived = async (page: Page, form: Form): Promise<void> => {
  const { title, description, heading, next } = form.received;
  await expectNotice(page, title, description);
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  await expect(page.getByRole('heading', { name: next })).toBeVisible();
  await expect(submit(page)).toHaveText(form.button.label);
  await expectValues(page, noValues(form));
};

export type Failure = {
  readonly cause: FailureCause;
  readonly serverMessage?: string;
};

export const expectNotSent = async (
  page: Page,
  form: Form,
  values: Values,
  { cause, serverMessage }: Failure,
) => {
  const {
    reason,
    isMessageTechnical,
    advice,
    notice: noticeText = unknownFailure,
    mayHaveArrived,
  } = failures[cause];
  const became = (mayHaveArrived ? failureHeading.unsure : failureHeading.notSent)(form.noun);
  const panel = page.locator('#failure');
  const words = [advice].flat().filter((piece) => typeof piece === 'string');
  for (const text of [became, serverMessage ?? reason, ...words]) await expect(panel).toContainText(text);
  await expect(panel.getByText(reason)).toHaveCount(
    serverMessage === undefined || isMessageTechnical ? 1 : 0,
  );
  await expect(panel.getByRole('link')).toHaveText(linkTexts(advice, form));
  const notice = page.locator('.notice-destructive[data-front=true]');
  // Check the icon, because colour must not be the only sign of a failure.
  await expect(notice.locator('[data-icon]')).toHaveText('!');
  await expect(notice.locator('[data-title]')).toHaveText(form.notSent.title);
  const description = notice.locator('[data-description]');
  await expect(description).toContainText(serverMessage ?? noticeText);
  // Each sentence ends with a full stop.
  await expect(description).toHaveText(/[.!?]$/);
  if (form.notSent.noticeAdvice)
    await expect(description).toHaveText(containing(`. ${form.notSent.noticeAdvice}`));
  const announcements = await readAnnouncements(page);
  expect(announcements.filter((text) => text.includes(form.notSent.title))).toHaveLength(1);
  await expect(submit(page)).toHaveText(form.button.label);
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toBeFocused();
  await expect(submit(page)).toHaveAccessibleDescription(containing(became));
  await expectValues(page, values);
};

export const fillHoneypot = (page: Page) =>
  field(page, honeypotName).evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });

export const respondToInserts = (page: Page, respond: (route: Route) => unknown) =>
  page.route(insertCalls, async (route) => {
    if (route.request().method() === 'POST') await respond(route);
    else await route.continue();
  });
