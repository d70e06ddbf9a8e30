import { cardCodes } from '@/content/cards';
import { heldCards } from './held-cards';
import { ticketAnswers } from './which-ticket';

test('every category covers a machine, or says what else it is for', () => {
  expect(heldCards.map(({ code }) => code)).toEqual(cardCodes);
  const idle = heldCards.filter(({ covers, person, addOn }) => covers.length === 0 && !person && !addOn);
  expect(idle.map(({ code }) => code)).toEqual([]);
});

test('the way back from a card leads to exactly the answers that name it', () => {
  const named = ticketAnswers.flatMap(({ id, asks }) => asks.map(({ code }) => `${id} ${code}`));
  const found = heldCards.flatMap(({ code, covers }) =>
    covers
      .filter(({ answer }) => answer.asks.some((ask) => ask.code === code))
      .map(({ answer }) => `${answer.id} ${code}`),
  );
  expect(found.toSorted()).toEqual(named.toSorted());
});
