import { categoryLimits } from '@/content/categories';
import { services } from '@/content/services';
import { slugs } from '@/content/slugs';
import { type Ask, askText } from '@/content/tickets';
import { machineTickets, type TicketAnswer, ticketAnswers, type TicketChoice } from './which-ticket';

/** Every way through the questions, by the labels chosen. */
const waysFrom = ({ label, next }: TicketChoice): readonly (readonly [string[], TicketAnswer])[] =>
  'choices' in next
    ? next.choices.flatMap(waysFrom).map(([labels, answer]) => [[label, ...labels], answer] as const)
    : [[[label], next]];

const ways = machineTickets.flatMap(({ machine, next }) =>
  next.choices.flatMap(waysFrom).map(([labels, answer]) => ({ way: [machine, ...labels], answer })),
);

test('every machine is asked for, in the order of the lists', () => {
  expect(machineTickets.map(({ slug }) => slug)).toEqual(slugs.services);
});

test.each(ways.map(({ way, answer }) => [way.join(' > '), way, answer] as const))(
  '%s ends in an answer after at most three choices',
  (_words, way, answer) => {
    expect(way.length).toBeLessThanOrEqual(4);
    expect(ticketAnswers).toContain(answer);
    // Without a category the answer says to ask.
    expect(answer.asks.length > 0 || answer.note !== undefined).toBe(true);
  },
);

test('every address is its own', () => {
  const ids = [
    ...machineTickets.flatMap(({ next }) => [
      next.id,
      ...next.choices.flatMap((choice) => ('choices' in choice.next ? [choice.next.id] : [])),
    ]),
    ...ticketAnswers.map(({ id }) => id),
  ];
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

const covers = ({ code }: Ask, { from, to }: { readonly from: number; readonly to: number }) => {
  const limits = { from: 0, to: Infinity, ...categoryLimits[code] };
  return limits.from <= from && limits.to >= to;
};

test.each(
  ticketAnswers.flatMap((answer) => (answer.size ? [[answer.heading, answer, answer.size] as const] : [])),
)('the categories for %s cover all of its weights', (_heading, { asks }, size) => {
  expect(asks.length).toBeGreaterThan(0);
  expect(asks.filter((ask) => !covers(ask, size))).toEqual([]);
});

test.each(services.entries.map((entry) => [entry.machine, entry] as const))(
  'the answers for a %s name every category of its page, and its page every category of the answers',
  (_machine, { slug, categories, sections }) => {
    const answers = ticketAnswers.filter(({ service }) => service === slug);
    const asks = answers.flatMap((answer) => answer.asks);
    const asked = asks.map(askText).join();
    expect([...categories.cpcs, ...categories.npors].filter((code) => !asked.includes(code))).toEqual([]);
    const page = JSON.stringify([categories, sections]);
    expect(asks.filter(({ code }) => !page.includes(code))).toEqual([]);
  },
);

const jobs = services.entries.flatMap(({ tickets }) =>
  tickets.flatMap(({ name, asks, lifting }) =>
    lifting
      ? [
          { job: `${name}: ${lifting.without}`, asks, besides: [] },
          { job: `${name}: ${lifting.with}`, asks: lifting.asks, besides: ['A40', 'A61'] },
        ]
      : [],
  ),
);

test.each(jobs)(
  '$job: the answers have the categories and the people of that job alone',
  ({ job, asks, besides }) => {
    const [name = '', task = ''] = job.split(': ');
    const answers = ticketAnswers.filter(
      ({ heading }) => heading.startsWith(name) && heading.endsWith(`: ${task.toLowerCase()}`),
    );
    expect(new Set(answers.flatMap((answer) => answer.asks))).toEqual(new Set(asks));
    for (const answer of answers)
      expect(answer.besides.flatMap(({ codes }) => codes)).toEqual(expect.arrayContaining(besides));
  },
);
