import type { Page } from '@playwright/test';
import { categoryTitle } from '@/content/tickets/categories';
import { company } from '@/content/company';
import { whichTicket } from '@/content/pages/which-ticket';
import { internationalPhone } from '@/lib/company/phone';
import { machineChoices, ticketAnswers, type TicketAnswer } from '@/lib/tickets/which-ticket';
import { findingsAtWidth } from './accessibility';
import { expect, test } from './fixtures';

const path = '/which-ticket';

const longestPath = (() => {
  for (const { label: machine, next } of machineChoices)
    if ('choices' in next)
      for (const { label, next: deeper } of next.choices)
        if ('choices' in deeper)
          for (const { label: job, next: answer } of deeper.choices)
            if (!('choices' in answer) && answer.id.endsWith('lifting'))
              return { labels: [machine, label, job], answer, before: deeper };
  throw new Error('No machine has an answer for lifting.');
})();

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

test('three taps lead to a ticket, and Back returns to the previous question', async ({ page }) => {
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
  const shown = await page.evaluate(
    (ids) =>
      ids.map((id) => {
        location.hash = id;
        return [...document.querySelectorAll('.ticket')]
          .filter((ticket) => ticket.checkVisibility())
          .map((ticket) => ticket.querySelector('[id]')?.id);
      }),
    everyId,
  );
  expect(shown).toEqual(everyId.map((id) => [id]));

  await page.goto(`${path}#${longestPath.answer.id}`);
  await expectAnswer(page, longestPath.answer);
  const hire = ticketOf(page, longestPath.answer).getByRole('link');
  await expect(hire.first()).toHaveAttribute('href', `/contact?service=${longestPath.answer.machine}`);
  await expect(hire.last()).toHaveAttribute('href', `tel:${internationalPhone(company.phone)}`);
  expect(await findingsAtWidth(page, 390)).toEqual([]);
  await page.getByRole('link', { name: whichTicket.again }).click();
  for (const { label } of machineChoices) await expect(choose(page, label)).toBeVisible();
});

test('keyboard users can find a ticket', async ({ page }) => {
  await page.goto(path);
  const [machine = '', size = '', job = ''] = longestPath.labels;
  await choose(page, machine).press('Enter');
  await choose(page, size).press('Enter');
  await expect(page.getByRole('heading', { name: longestPath.before.question })).toBeFocused();
  expect(await findingsAtWidth(page, 390)).toEqual([]);
  const jobs = longestPath.before.choices.map(({ label }) => label);
  for (const label of jobs.slice(0, jobs.indexOf(job) + 1)) {
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
  await expect(page.getByRole('heading', { name: whichTicket.held.heading })).toBeHidden();
  await page.goto(`${path}#${longestPath.answer.id}`);
  await expectAnswer(page, longestPath.answer);
  await expect(page.getByRole('heading', { name: whichTicket.held.heading })).toBeHidden();
});
