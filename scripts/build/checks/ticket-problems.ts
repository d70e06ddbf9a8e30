import { machines } from '@/content/machines/index.ts';
import { machineCategories } from '@/content/machines/machine-categories.ts';
import type { Machine } from '@/content/machines/machine.ts';
import { withGrouped } from '@/content/model/section.ts';
import { ticketChartWidths } from '@/lib/tickets/chart/draw-chart.ts';
import { haveSizesRoom } from '@/lib/tickets/chart/draw-scale.ts';
import { ticketLabel } from '@/lib/tickets/chart/plates.ts';

type CheckedMachine = Pick<Machine, 'facts' | 'variants' | 'sections'> & { readonly slug: string };

/** Second charts of a page, charts with too many sizes, and card categories that only the ticket finder or only the page of a machine names. */
export const ticketProblems = (
  checkedMachines: readonly CheckedMachine[] = machines.listed,
): readonly string[] =>
  checkedMachines.flatMap(({ slug, facts, variants, sections }) => {
    const { cpcs, npors } = machineCategories({ facts, variants });
    const categories = [...cpcs, ...npors];
    const tickets = variants.flatMap((variant) => [...variant.tickets, ...(variant.lifting?.tickets ?? [])]);
    const labels = tickets.map(ticketLabel).join();
    const page = JSON.stringify([categories, sections]);
    const inFinderOnly = new Set(tickets.map(({ code }) => code).filter((code) => !page.includes(code)));
    const charts = withGrouped(sections).filter((section) => section.kind === 'tickets');
    return [
      ...(charts.length > 1
        ? [
            `content/machines/${slug}.ts: a page can have only one section of the kind \`tickets\`. Move the groups of the second to the chart of the first.`,
          ]
        : []),
      ...charts
        .filter(({ chart: { sizes = [] } }) => !haveSizesRoom(sizes, ticketChartWidths.narrow))
        .map(
          ({ heading }) =>
            `content/machines/${slug}.ts: phones have no room for all \`sizes\` of the chart “${heading}”. Remove one, or merge two.`,
        ),
      ...[...inFinderOnly].map(
        (code) =>
          `content/machines/${slug}.ts: ${code} is in \`variants\`, but not on the page. Add it to \`categories\` if it is usual, or else to a section.`,
      ),
      ...categories
        .filter((code) => !labels.includes(code))
        .map(
          (code) =>
            `content/machines/${slug}.ts: ${code} is in \`categories\`, but not in \`variants\`. Add it there, so that the ticket finder names it.`,
        ),
    ];
  });
