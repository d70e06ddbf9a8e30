import { machines } from '@/content/machines/index.ts';
import { machineCategories } from '@/content/machines/machine-categories.ts';
import type { Section } from '@/content/model/section.ts';
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

test('reports a drawing that does not exist', () => {
  const groups = [{ name: 'Machine', drawing: 'no-such-drawing', tickets: [] }];
  const section = {
    kind: 'tickets',
    heading: '',
    caption: '',
    columns: [],
    rows: [],
    chart: { groups },
  } as const satisfies Section;
  const problems = ticketProblems([
    { slug, variants: [], facts: { ...facts, categories: [] }, sections: [section] },
  ]);
  expect(problems).toEqual([expect.stringContaining(`${slug}.ts: there is no drawing`)]);
});
