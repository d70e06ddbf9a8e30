import type { Page } from '@playwright/test';
import { mainOffice } from '@/content/company.ts';
import { whichTicket } from '@/content/pages/which-ticket.ts';
import { categoryTitle } from '@/content/tickets/categories.ts';
import { internationalPhone } from '@/lib/company/phone.ts';
import {
  machineChoices,
  ticketAnswers,
  type TicketAnswer,
  type TicketQuestion,
} from '@/lib/tickets/ticket-choices.ts';
import { problemsAtWidth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const path = '/which-ticket';

type TicketPath = {
  readonly labels: readonly string[];
  readonly answer: TicketAnswer;
  /** The last question before the answer. */
  readonly before: Pick<TicketQuestion, 'question' | 'choices'>;
};

const pathsFrom = (before: TicketPath['before']): readonly TicketPath[] =>
  before.choices.flatMap(({ label, next }) =>
    'choices' in next
      ? pathsFrom(next).map((rest) => ({ ...rest, labels: [label, ...rest.labels] }))
      : [{ labels: [label], answer: next, before }],
  );

const longestPath = pathsFrom({
  question: whichTicket.questions.machine,
  choices: machineChoices,
}).toSorted((first, second) => second.labels.length - first.labels.length)[0]!;

const ticketOf = (page: Page, { id }: TicketAnswer) =>
  page.locator('.ticket').filter({ has: page.locator(`[id="${id}"]`) });

const expectAnswer = async (page: Page, answer: TicketAnswer) => {
  const ticket = ticketOf(page, answer);
  await expect(ticket).toBeVisible();
  await expect(page.locator('.ticket:visible')).toHaveCount(1);
  await expect(ticket.getByRole('heading')).toHaveText(answer.heading);
  for (const { code } of answer.tickets) await expect(ticket).toContainText(categoryTitle(code));
};

const choose = (page: Page, label: string) =>
  page.locator('.finder').getByRole('link', { name: label, exact: true });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a few taps lead to a ticket, and Back returns to the previous question', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('.finder').getByRole('link').first()).toBeInViewport({ ratio: 1 });
  for (const label of longestPath.labels) await choose(page, label).tap();
  await expectAnswer(page, longestPath.answer);
  await expect(ticketOf(page, longestPath.answer).getByRole('heading')).toBeInViewport({ ratio: 1 });
  expect(new URL(page.url()).hash).toBe(`#${longestPath.answer.id}`);
  for (const label of longestPath.labels.slice(0, -1)) await expect(choose(page, label)).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { name: longestPath.before.question })).toBeVisible();
  await expect(ticketOf(page, longestPath.answer)).toBeHidden();
});

test('each URL fragment shows only its own answer', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('.ticket:visible')).toHaveCount(0);
  const everyId = ticketAnswers.map(({ id }) => id);
  const visibleIds = await page.evaluate(
    (ids) =>
      ids.map((id) => {
        location.hash = id;
        return [...document.querySelectorAll('.ticket')]
          .filter((ticket) => ticket.checkVisibility())
          .map((ticket) => ticket.querySelector('[id]')?.id);
      }),
    everyId,
  );
  expect(visibleIds).toEqual(everyId.map((id) => [id]));

  await page.goto(`${path}#${longestPath.answer.id}`);
  await expectAnswer(page, longestPath.answer);
  const hire = ticketOf(page, longestPath.answer).getByRole('link');
  await expect(hire.first()).toHaveAttribute('href', `/contact?service=${longestPath.answer.machine}`);
  await expect(hire.last()).toHaveAttribute('href', `tel:${internationalPhone(mainOffice.phone)}`);
  expect(await problemsAtWidth(page, 390)).toEqual([]);
  await page.getByRole('link', { name: whichTicket.anotherMachine }).click();
  for (const { label } of machineChoices) await expect(choose(page, label)).toBeVisible();
});

test('keyboard users can find a ticket', async ({ page }) => {
  await page.goto(path);
  for (const label of longestPath.labels.slice(0, -1)) await choose(page, label).press('Enter');
  await expect(page.getByRole('heading', { name: longestPath.before.question })).toBeFocused();
  expect(await problemsAtWidth(page, 390)).toEqual([]);
  const labels = longestPath.before.choices.map(({ label }) => label);
  for (const label of labels.slice(0, labels.indexOf(longestPath.labels.at(-1) ?? '') + 1)) {
    await page.keyboard.press('Tab');
    await expect(choose(page, label)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectAnswer(page, longestPath.answer);
  await expect(page.getByRole('heading', { name: longestPath.answer.heading })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ticketOf(page, longestPath.answer).getByRole('link').first()).toBeFocused();
});

test('prints only the chosen ticket, or all tickets if none is chosen', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  await expect(page.locator('.ticket:visible')).toHaveCount(ticketAnswers.length);
  await expect(page.getByRole('heading', { name: whichTicket.heldCategories.heading })).toBeHidden();
  await page.goto(`${path}#${longestPath.answer.id}`);
  await expectAnswer(page, longestPath.answer);
  await expect(page.getByRole('heading', { name: whichTicket.heldCategories.heading })).toBeHidden();
});
