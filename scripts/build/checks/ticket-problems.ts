import { machines } from '@/content/machines/index.ts';
import { machineCategories } from '@/content/machines/machine-categories.ts';
import type { Machine } from '@/content/machines/machine.ts';
import { ticketChartWidths } from '@/lib/tickets/chart/draw-chart.ts';
import { haveSizesRoom } from '@/lib/tickets/chart/draw-scale.ts';
import { ticketLabel } from '@/lib/tickets/chart/plates.ts';
import { ticketSections } from '@/lib/tickets/ticket-sections.ts';

/** Second charts of a machine, and charts with too many sizes. */
export const chartProblems = (charts = ticketSections.map(({ chart }) => chart)): readonly string[] =>
  charts.flatMap(({ machine, sizes = [] }, index) => [
    ...(charts.findIndex((chart) => chart.machine === machine) < index
      ? [
          `${machine} has two sections of the kind \`tickets\`. Move the groups of the second to the chart of the first.`,
        ]
      : []),
    ...(haveSizesRoom(sizes, ticketChartWidths.narrow)
      ? []
      : [`Phones have no room for all \`sizes\` of the chart of ${machine}. Remove one, or merge two.`]),
  ]);

type CheckedMachine = Pick<Machine, 'facts' | 'variants' | 'sections'> & { readonly slug: string };

/** Card categories that only the ticket finder or only the page of a machine names. */
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
    return [
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
