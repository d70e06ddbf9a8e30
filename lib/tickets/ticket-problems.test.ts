import { machines } from '@/content/machines';
import { ticketProblems } from './ticket-problems';

const [machine] = machines.listed;
if (!machine) throw new Error('There is no machine.');
const { slug, variants, categories } = machine;

test('the ticket finder and the page of each machine name the same categories', () => {
  expect(ticketProblems()).toEqual([]);
});

test('reports a category that only the ticket finder names', () => {
  const problems = ticketProblems([{ slug, variants, categories: { cpcs: [], npors: [] }, sections: [] }]);
  const [code = ''] = variants.flatMap(({ tickets }) => tickets.map((ticket) => ticket.code));
  expect(problems).toContainEqual(
    expect.stringContaining(`${code} is in \`variants\` of ${slug}, but not in \`categories\`.`),
  );
});

test('reports a category that the ticket finder lacks', () => {
  expect(ticketProblems([{ slug, variants: [], categories, sections: [] }])).toHaveLength(
    categories.cpcs.length + categories.npors.length,
  );
});
