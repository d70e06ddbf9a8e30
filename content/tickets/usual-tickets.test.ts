import { usualTickets } from './usual-tickets.ts';

test.each(Object.entries(usualTickets))(
  'the line of %s names all of its tickets',
  (_key, { tickets, line }) => {
    expect(tickets.filter(({ code }) => !line.includes(code))).toEqual([]);
  },
);

test('short lines name only the first scheme', () => {
  const { line, shortLine } = usualTickets.boredPiling;
  expect(line.match(/CPCS|NPORS/g)).toHaveLength(2);
  expect(shortLine.match(/CPCS|NPORS/g)).toHaveLength(1);
});
