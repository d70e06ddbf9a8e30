import { usualTickets } from './usual-tickets.ts';

const entries = Object.entries(usualTickets);

test.each(entries)('the line of %s names all of its tickets', (_key, { tickets, line }) => {
  expect(tickets.filter(({ code }) => !line.includes(code))).toEqual([]);
});

test.each(entries)('the short line of %s is not longer than its line', (_key, { line, shortLine }) => {
  expect(shortLine.length).toBeLessThanOrEqual(line.length);
});
