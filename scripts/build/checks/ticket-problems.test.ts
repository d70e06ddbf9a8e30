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

const section = {
  kind: 'tickets',
  heading: '',
  caption: '',
  columns: [],
  rows: [],
  chart: { groups: [] },
} as const satisfies Section;

test('reports a chart with more sizes than fit on a phone', () => {
  const sizes = Array.from({ length: 20 }, (_, index) => ({ from: index + 1, to: index + 2 }));
  const problems = ticketProblems([
    {
      slug,
      variants: [],
      facts: { ...facts, categories: [] },
      sections: [{ ...section, chart: { groups: [], sizes } }],
    },
  ]);
  expect(problems).toEqual([expect.stringContaining(`${slug}.ts: phones have no room`)]);
});

test('reports a second chart', () => {
  const problems = ticketProblems([
    { slug, variants: [], facts: { ...facts, categories: [] }, sections: [section, section] },
  ]);
  expect(problems).toEqual([expect.stringContaining(`${slug}.ts: a page can have only one section`)]);
});
