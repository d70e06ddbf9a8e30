import { render } from '@testing-library/react';
import { machines } from '@/content/machines/index.ts';
import { withGrouped } from '@/content/model/section.ts';
import { categoryLimits, isCpcs, ticketCode } from '@/content/tickets/categories.ts';
import { unknownTicket } from '@/content/tickets/ticket-text.ts';
import type { Ticket } from '@/content/tickets/tickets.ts';
import { inTonnes, inTonnesShort } from '@/content/tickets/tonnes.ts';
import { TicketChart } from './ticket-chart.tsx';

const plainText = (text: unknown): string =>
  typeof text === 'object' && text !== null ? Object.values(text).map(plainText).join('') : String(text);

const charts = machines.entries.flatMap(({ slug, sections }) =>
  withGrouped(sections).flatMap((section) => (section.kind === 'tickets' ? [{ slug, ...section }] : [])),
);

const chartText = (chart: (typeof charts)[number]['chart']) => {
  const { container } = render(<TicketChart chart={chart} />);
  return container.textContent;
};

test.each(charts)('the chart of $slug shows the tickets and weights in its table', ({ chart, rows }) => {
  const table = rows.flat().map(plainText).join(' ');
  const text = chartText(chart);
  for (const { name, tickets } of chart.groups) {
    expect(text).toContain(name);
    for (const ticket of tickets)
      for (const code of [ticketCode(ticket), ticket.alsoCategory ?? '']) {
        expect(text).toContain(code);
        expect(table).toContain(code);
      }
  }
  for (const weight of chart.sizes?.weights ?? []) expect(text).toContain(inTonnesShort(weight));
  if (chart.measure && chart.served) {
    expect(text).toContain(inTonnes(chart.served));
    for (const end of [chart.served.from, chart.served.to]) expect(table).toMatch(new RegExp(`\\b${end}\\b`));
  }
});

test('a ticket is below the weights that it is for', () => {
  const [code, { to }] = Object.entries(categoryLimits).find(([, limits]) => limits.to !== undefined)!;
  const chart = {
    measure: 'Weight',
    top: Number(to) * 2,
    groups: [{ name: 'Machine', tickets: [{ code } as Ticket] }],
  };
  render(<TicketChart chart={chart} />);
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  // Half of the hundred columns of a linear scale.
  expect(rules).toContain('--from:1;--to:51');
  expect(rules).toContain('--from:51;--to:101');
});

test.each(charts)(
  'the table of $slug advises visitors to ask if a scheme has no category',
  ({ chart, rows }) => {
    const table = rows.map((row) => row.map(plainText).join(' '));
    const oneScheme = chart.groups.filter(
      ({ tickets }) => new Set(tickets.map(({ code }) => isCpcs(code))).size === 1,
    );
    for (const { name } of oneScheme)
      expect(table.filter((row) => row.includes(name) && row.includes(unknownTicket))).not.toEqual([]);
  },
);
