import { categoryCodes } from '@/content/tickets/categories.ts';
import { heldCategories } from './held-categories.ts';
import { ticketAnswers } from './ticket-choices.ts';

test('lists each category once, including every category in the ticket finder', () => {
  const listedCodes = heldCategories.map(({ code }) => code);
  expect(listedCodes).toEqual(categoryCodes.filter((code) => listedCodes.includes(code)));
  for (const { tickets } of ticketAnswers)
    for (const { code } of tickets) expect(listedCodes).toContain(code);
});

test('a category covers every answer that requires it', () => {
  const ticketCodes = ticketAnswers.flatMap(({ id, tickets }) => tickets.map(({ code }) => `${id} ${code}`));
  const categories = heldCategories.flatMap(({ code, covers }) =>
    covers
      .filter(({ answer }) => answer.tickets.some((ticket) => ticket.code === code))
      .map(({ answer }) => `${answer.id} ${code}`),
  );
  expect(categories.toSorted()).toEqual(ticketCodes.toSorted());
});
