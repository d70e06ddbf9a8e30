import { categoryLimits, people } from '@/content/tickets/categories';
import { machines } from '@/content/services';
import { type Ask, askText } from '@/content/tickets/tickets';
import { ticketAnswers } from './which-ticket';

test('an answer without a category has an explanatory note', () => {
  expect(ticketAnswers.filter(({ asks, note }) => asks.length === 0 && note.trim() === '')).toEqual([]);
});

const covers = ({ code }: Ask, { from, to }: { readonly from: number; readonly to: number }) => {
  const limits = { from: 0, to: Infinity, ...categoryLimits[code] };
  return limits.from <= from && limits.to >= to;
};

test.each(
  ticketAnswers.flatMap((answer) => (answer.size ? [[answer.heading, answer, answer.size] as const] : [])),
)('the categories for %s cover its whole weight range', (_heading, { asks }, size) => {
  expect(asks.length).toBeGreaterThan(0);
  expect(asks.filter((ask) => !covers(ask, size))).toEqual([]);
});

test.each(machines.listed)(
  'the ticket finder and the page of the $machine name the same categories',
  ({ slug, categories, sections }) => {
    const asks = ticketAnswers.filter(({ machine }) => machine === slug).flatMap((answer) => answer.asks);
    const asked = asks.map(askText).join();
    expect([...categories.cpcs, ...categories.npors].filter((code) => !asked.includes(code))).toEqual([]);
    const page = JSON.stringify([categories, sections]);
    expect(asks.filter(({ code }) => !page.includes(code))).toEqual([]);
  },
);

const lifting = machines.entries.flatMap(({ tickets }) =>
  tickets.flatMap((kind) => (kind.lifting ? [{ ...kind, lifting: kind.lifting }] : [])),
);

test.each(lifting)(
  '$name: each answer has only the categories for its job',
  ({ name, asks, lifting: job }) => {
    const answersFor = (task: string) =>
      ticketAnswers.filter(
        ({ heading }) => heading.startsWith(name) && heading.endsWith(`: ${task.toLowerCase()}`),
      );
    const asksOf = (task: string) => new Set(answersFor(task).flatMap((answer) => answer.asks));
    expect(asksOf(job.without)).toEqual(new Set(asks));
    expect(asksOf(job.with)).toEqual(new Set(job.asks));
    for (const { besides } of answersFor(job.with))
      expect(besides).toEqual(expect.arrayContaining([people.slinger, people.appointedPerson]));
  },
);
