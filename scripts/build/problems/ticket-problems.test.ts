import { machines } from '@/content/machines/index.ts';
import { machineCategories } from '@/content/machines/machine-categories.ts';
import type { TicketChart } from '@/content/tickets/tickets.ts';
import { ticketProblems } from './ticket-problems.ts';

const [machine] = machines.listed;
if (!machine) throw new Error('There is no machine.');
const { slug, variants, facts } = machine;

test('the ticket finder and the page of each machine name the same categories', () => {
  expect(ticketProblems()).toEqual([]);
});

test('reports a category that only the ticket finder names', () => {
  const problems = ticketProblems([{ slug, variants, facts: { ...facts, categories: [] }, sections: [] }]);
  const [code = ''] = variants.flatMap(({ tickets }) => tickets.map((ticket) => ticket.code));
  expect(problems).toContainEqual(
    expect.stringContaining(`${slug}.ts: ${code} is in \`variants\`, but not on the page.`),
  );
});

test('reports a category that the ticket finder lacks', () => {
  const { cpcs, npors } = machineCategories(machine);
  const categories = [...cpcs, ...npors];
  const problems = ticketProblems([{ slug, variants: [], facts: { ...facts, categories }, sections: [] }]);
  expect(problems).toHaveLength(categories.length);
});

const problemsOf = (chart: TicketChart) =>
  ticketProblems([
    {
      slug,
      variants: [],
      facts: { ...facts, categories: [] },
      sections: [{ kind: 'tickets', heading: '', caption: '', columns: [], rows: [], chart }],
    },
  ]);

test('reports a chart with more weights than fit on a phone', () => {
  const weights = Array.from({ length: 20 }, (_, index) => ({ from: index + 1, to: index + 2 }));
  expect(problemsOf({ measure: 'Weight', top: 30, groups: [], sizes: { machine: slug, weights } })).toEqual([
    expect.stringContaining(`${slug}.ts: phones have no room`),
  ]);
});

test('reports a drawing that does not exist', () => {
  expect(problemsOf({ groups: [{ name: 'Machine', drawing: 'no-such-drawing', tickets: [] }] })).toEqual([
    expect.stringContaining(`${slug}.ts: there is no drawing`),
  ]);
});
