import { categoryLimits, people } from '@/content/tickets/categories.ts';
import { machines } from '@/content/machines/index.ts';
import type { Ticket } from '@/content/tickets/tickets.ts';
import { ticketAnswers } from './ticket-choices.ts';

test('an answer without a category has an explanatory note', () => {
  expect(ticketAnswers.filter(({ tickets, note }) => tickets.length === 0 && note.trim() === '')).toEqual([]);
});

const covers = ({ code }: Ticket, { from, to }: { readonly from: number; readonly to: number }) => {
  const limits = { from: 0, to: Infinity, ...categoryLimits[code] };
  return limits.from <= from && limits.to >= to;
};

test.each(
  ticketAnswers.flatMap((answer) => (answer.size ? [[answer.heading, answer, answer.size] as const] : [])),
)('the categories for %s cover its whole weight range', (_heading, { tickets }, size) => {
  expect(tickets.length).toBeGreaterThan(0);
  expect(tickets.filter((ticket) => !covers(ticket, size))).toEqual([]);
});

const lifting = machines.entries.flatMap(({ variants }) =>
  variants.flatMap((variant) => (variant.lifting ? [{ ...variant, lifting: variant.lifting }] : [])),
);

test('for each job, an answer has only the categories for this job', () => {
  for (const { name, tickets, lifting: job } of lifting) {
    const answersFor = (task: string) =>
      ticketAnswers.filter(
        ({ heading }) => heading.startsWith(name) && heading.endsWith(`: ${task.toLowerCase()}`),
      );
    const ticketsOf = (task: string) => new Set(answersFor(task).flatMap((answer) => answer.tickets));
    expect(ticketsOf(job.without)).toEqual(new Set(tickets));
    expect(ticketsOf(job.with)).toEqual(new Set(job.tickets));
    for (const { besides } of answersFor(job.with))
      expect(besides).toEqual(expect.arrayContaining([people.slinger, people.appointedPerson]));
  }
});
