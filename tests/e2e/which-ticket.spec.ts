import type { Page } from '@playwright/test';
import { bareCategory, categoryTitle } from '@/content/categories';
import { company } from '@/content/company';
import { whichTicket } from '@/content/pages/which-ticket';
import { services } from '@/content/services';
import { askText } from '@/content/tickets';
import { serviceSubject } from '@/content/enquiry-subjects';
import { internationalPhone } from '@/lib/site/phone';
import { machineTickets, ticketAnswers, type TicketAnswer } from '@/lib/site/which-ticket';
import { accessibilityFindings } from './accessibility';
import { expect, test } from './fixtures';

const path = '/which-ticket';

/** The longest way through the questions: machine, size, job. */
const way = (() => {
  for (const { machine, next } of machineTickets)
    for (const { label, next: deeper } of next.choices)
      if ('choices' in deeper)
        for (const { label: job, next: answer } of deeper.choices)
          if (!('choices' in answer) && answer.id.endsWith('lifting'))
            return { labels: [machine, label, job], answer, before: deeper };
  throw new Error('No machine lifts.');
})();

const ticketOf = (page: Page, { id }: TicketAnswer) =>
  page.locator('.ticket').filter({ has: page.locator(`[id="${id}"]`) });

const expectAnswer = async (page: Page, answer: TicketAnswer) => {
  const ticket = ticketOf(page, answer);
  await expect(ticket).toBeVisible();
  await expect(page.locator('.ticket:visible')).toHaveCount(1);
  await expect(ticket.getByRole('heading')).toHaveText(answer.heading);
  for (const { code } of answer.asks) await expect(ticket).toContainText(categoryTitle(code));
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('three taps lead to the ticket, whose address can be sent, and Back goes one question back', async ({
    page,
  }) => {
    await page.goto(path);
    const finder = page.locator('.finder');
    await expect(finder.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    for (const label of way.labels) await finder.getByRole('link', { name: label, exact: true }).tap();
    await expectAnswer(page, way.answer);
    await expect(ticketOf(page, way.answer).getByRole('heading')).toBeInViewport({ ratio: 1 });
    expect(new URL(page.url()).hash).toBe(`#${way.answer.id}`);
    // The way there stays in view, each step a way back to its question.
    for (const label of way.labels)
      await expect(finder.getByRole('link', { name: label, exact: true })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { name: way.before.question })).toBeVisible();
    await expect(ticketOf(page, way.answer)).toBeHidden();
  });

  test('what a thumb presses is at least 48 pixels high', async ({ page }) => {
    for (const hash of ['', ...machineTickets.map(({ slug }) => `#${slug}`), `#${way.answer.id}`]) {
      await page.goto(`${path}${hash}`);
      for (const link of await page.locator('.finder a:visible').all())
        expect(
          (await link.boundingBox())?.height,
          `${hash} ${await link.innerText()}`,
        ).toBeGreaterThanOrEqual(48);
    }
  });
});

test('an address that was sent shows its answer, and another choice shows another', async ({ page }) => {
  await page.goto(`${path}#${way.answer.id}`);
  await expectAnswer(page, way.answer);
  const hire = ticketOf(page, way.answer).getByRole('link');
  const { machine } = services.get(way.answer.service);
  await expect(hire.first()).toHaveText(serviceSubject(machine));
  await expect(hire.first()).toHaveAttribute('href', `/contact?service=${way.answer.service}`);
  await expect(hire.last()).toHaveAttribute('href', `tel:${internationalPhone(company.phone)}`);

  const [, size = ''] = way.labels;
  await page.locator('.finder').getByRole('link', { name: size, exact: true }).click();
  await expect(ticketOf(page, way.answer)).toBeHidden();
  const [other] = way.before.choices;
  if (!other || 'choices' in other.next) throw new Error('There is no other job.');
  await page.locator('.finder').getByRole('link', { name: other.label, exact: true }).click();
  await expectAnswer(page, other.next);

  await page.getByRole('link', { name: whichTicket.again }).click();
  await expect(page.locator('.ticket:visible')).toHaveCount(0);
  for (const entry of machineTickets)
    await expect(
      page.locator('.finder').getByRole('link', { name: entry.machine, exact: true }),
    ).toBeVisible();
});

test('every address shows its answer and no other', async ({ page }) => {
  await page.goto(path);
  for (const answer of ticketAnswers) {
    await page.evaluate((id) => {
      location.hash = id;
    }, answer.id);
    await expectAnswer(page, answer);
  }
});

test('the keyboard finds a ticket, and reads on from it', async ({ page }) => {
  await page.goto(path);
  const [machine = '', ...rest] = way.labels;
  await page.locator('.finder').getByRole('link', { name: machine, exact: true }).focus();
  await page.keyboard.press('Enter');
  for (const label of rest) {
    const choice = page.locator('.finder').getByRole('link', { name: label, exact: true });
    for (let stop = 0; stop < 10; stop += 1) {
      await page.keyboard.press('Tab');
      if (await choice.evaluate((link) => link === document.activeElement)) break;
    }
    await expect(choice).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expectAnswer(page, way.answer);
  // A screen reader says what has the focus.
  await expect(page.getByRole('heading', { name: way.answer.heading })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ticketOf(page, way.answer).getByRole('link').first()).toBeFocused();
});

test('at twice the size of text the answer fits the narrowest window, and no code breaks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(`${path}#${way.answer.id}`);
  const { pixels, lines } = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const codes = [...document.querySelectorAll('.ticket b')].filter((code) => code.checkVisibility());
    return {
      pixels: root.scrollWidth - root.clientWidth,
      lines: codes.map((code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        return range.getClientRects().length;
      }),
    };
  });
  expect(pixels).toBe(0);
  expect(lines).toEqual(way.answer.asks.map(() => 1));
});

test('a card leads to the machines that it covers', async ({ page }) => {
  await page.goto(path);
  const [ask] = way.answer.asks;
  if (!ask) throw new Error('The answer names no category.');
  for (const list of await page.locator('main summary').all()) await list.click();
  const entry = page
    .locator('.held > div')
    .filter({ has: page.getByText(bareCategory(ask.code), { exact: true }) });
  await entry.getByRole('link', { name: way.answer.heading }).click();
  await expectAnswer(page, way.answer);
});

for (const width of [390, 1280])
  test(`axe finds nothing at any step, ${width} px wide`, async ({ page }) => {
    for (const hash of ['', `#${way.answer.service}`, `#${way.before.id}`, `#${way.answer.id}`]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${path}${hash}`);
      // In a window as high as the page the bar at the foot covers nothing.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      expect(await accessibilityFindings(page), hash).toEqual([]);
    }
  });

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  test('the ticket found is printed alone', async ({ page }) => {
    await page.goto(`${path}#${way.answer.id}`);
    await expectAnswer(page, way.answer);
    await expect(page.getByRole('heading', { name: whichTicket.held.heading })).toBeHidden();
  });

  test('without a choice every ticket is, in a table', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.ticket:visible')).toHaveCount(ticketAnswers.length);
  });
});

test.describe('without :has', () => {
  // Changed styles no longer match the hashes of the policy.
  test.use({ bypassCSP: true });

  test('the same answers are a table, and an address shows its own', async ({ page }) => {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/:has\(/g, ':unknown(');
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await expect(page.locator('.ticket:visible')).toHaveCount(ticketAnswers.length);
    await expect(page.locator('.choices > li > a:visible')).toHaveCount(0);
    for (const answer of ticketAnswers) {
      const row = ticketOf(page, answer);
      await expect(row).toContainText(answer.heading);
      for (const ask of answer.asks) await expect(row).toContainText(askText(ask));
    }
    const lefts = await page
      .locator('.stubs > li:last-child')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(1);
    await page.evaluate((id) => {
      location.hash = id;
    }, way.answer.id);
    await expect(ticketOf(page, way.answer).getByRole('link').first()).toBeInViewport();
  });
});

test('home, the services, every machine and the card guide lead here', async ({ page }) => {
  for (const from of ['/', '/services', '/resources/certifications']) {
    await page.goto(from);
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
  }
  for (const { slug } of services.entries) {
    await page.goto(`/services/${slug}`);
    await expect(page.getByRole('main').locator(`a[href="${path}#${slug}"]`)).toBeVisible();
  }
});
