import { categoryCodes } from '@/content/categories';
import { heldCategories } from './held-categories';
import { ticketAnswers } from './which-ticket';

test('each category that answers a question, or accompanies one that does, is listed once', () => {
  const listed = heldCategories.map(({ code }) => code);
  expect(listed).toEqual(categoryCodes.filter((code) => listed.includes(code)));
  for (const { asks } of ticketAnswers) for (const { code } of asks) expect(listed).toContain(code);
});

test('a card lists exactly the answers that name it', () => {
  const named = ticketAnswers.flatMap(({ id, asks }) => asks.map(({ code }) => `${id} ${code}`));
  const found = heldCategories.flatMap(({ code, covers }) =>
    covers
      .filter(({ answer }) => answer.asks.some((ask) => ask.code === code))
      .map(({ answer }) => `${answer.id} ${code}`),
  );
  expect(found.toSorted()).toEqual(named.toSorted());
});
