import { machines } from '@/content/machines/index.ts';
import { whichTicket } from '@/content/pages/which-ticket.ts';
import { categoryLimits, people } from '@/content/tickets/categories.ts';
import { ticketText } from '@/content/tickets/ticket-text.ts';
import type { MachineVariant, Ticket } from '@/content/tickets/tickets.ts';
import { inTonnes } from '@/content/tickets/tonnes.ts';
import { answerFor, labelFor, sizesOf, ticketAnswers } from './ticket-choices.ts';

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
    for (const { companions } of answersFor(job.with))
      expect(companions).toEqual(expect.arrayContaining([people.slinger, people.appointedPerson]));
  }
});

const digger: MachineVariant = {
  name: 'Digger',
  tickets: [],
  served: { from: 1, to: 5 },
  lifting: { without: 'Digging', with: 'Lifting', tickets: [] },
  note: 'Note.',
};
const [served, beyond] = sizesOf(digger);
if (!served || !beyond) throw new Error('The served range has two sizes.');

test('a label has the size only if the visitor has to choose one', () => {
  expect(labelFor(digger, served)).toBe(`Digger, ${ticketText.under(5)}`);
  expect(labelFor(digger, beyond)).toBe(`Digger, ${ticketText.over(5)}`);
  expect(sizesOf({ name: 'Loader', tickets: [] }).map((size) => labelFor(digger, size))).toEqual(['Digger']);
  expect(sizesOf({ ...digger, size: { from: 0, to: 1 } }).map((size) => labelFor(digger, size))).toEqual([
    'Digger',
  ]);
});

test('the heading of an answer names the job', () => {
  expect(answerFor(digger, served, 'without').heading).toBe(`Digger, ${ticketText.under(5)}: digging`);
  expect(answerFor(digger, served, 'with').heading).toBe(`Digger, ${ticketText.under(5)}: lifting`);
  expect(answerFor(digger, served).heading).toBe(`Digger, ${ticketText.under(5)}`);
});

test('only lifting needs a slinger and a lift plan', () => {
  expect(answerFor(digger, served, 'with').companions).toEqual([
    people.slinger,
    people.appointedPerson,
    people.marshal,
  ]);
  expect(answerFor(digger, served, 'without').companions).toEqual([people.marshal]);
});

test('an answer for machines heavier than the served range starts its note with the range', () => {
  expect(answerFor(digger, served).note).toBe('Note.');
  expect(answerFor(digger, beyond).note).toBe(`${whichTicket.tooBig(inTonnes({ from: 1, to: 5 }))} Note.`);
});

test('the id of an answer is its code, with the prefix of the variant and the job', () => {
  const ticket = ticketAnswers.flatMap(({ tickets }) => tickets)[0];
  if (!ticket) throw new Error('No answer has a ticket.');
  const size = { from: 0, to: Infinity };
  const code = ticket.code.toLowerCase();
  const loader: MachineVariant = { name: 'Loader', tickets: [ticket] };
  expect(answerFor(loader, size).id).toBe(code);
  expect(answerFor({ ...loader, fragment: 'yard' }, size).id).toBe(`yard-${code}`);
  const jobs = { without: 'Forks', with: 'Hook', tickets: [ticket] };
  expect(answerFor({ ...loader, lifting: jobs }, size, 'with').id).toBe(`${code}-lifting`);
  expect(answerFor({ ...loader, tickets: [] }, size).id).toBe('loader');
});
