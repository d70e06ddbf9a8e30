import { machines } from '@/content/machines/index.ts';
import { machineCategories } from '@/content/machines/machine-categories.ts';
import type { Machine } from '@/content/machines/machine.ts';
import { withGrouped } from '@/content/model/section.ts';
import { ticketLabel, type TicketChart } from '@/content/tickets/tickets.ts';
import { inTonnesShort } from '@/content/tickets/tonnes.ts';
import { textWidth } from '@/lib/brand/display-font.ts';
import { drawingNames } from '@/lib/images/read-drawing.ts';
import { weightScale } from '@/lib/tickets/weight-scale.ts';

/** In px, on the narrowest phone. The labels of weights are on one line (ticket-chart.css). */
const chartWidth = 288;
const labelSize = 14;

const haveWeightsRoom = (chart: TicketChart) =>
  (weightScale(chart)?.segments ?? []).every(({ machines: shown, lines }) => {
    const labels = shown.map(({ size }) => inTonnesShort(size)).join(' ');
    return textWidth(labels, labelSize) <= (chartWidth * (lines['--to'] - lines['--from'])) / 100;
  });

type CheckedMachine = Pick<Machine, 'facts' | 'variants' | 'sections'> & { readonly slug: string };

/**
 * Drawings in charts of tickets that don't exist, charts with too many weights for a phone, and card categories that only
 * the ticket finder or only the page of a machine names.
 */
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
    const charts = withGrouped(sections).flatMap((section) =>
      section.kind === 'tickets' ? section.chart : [],
    );
    return [
      ...charts
        .filter((chart) => !haveWeightsRoom(chart))
        .map(
          () =>
            `content/machines/${slug}.ts: phones have no room for all \`weights\` between two changes of the ticket. Remove one, or merge two.`,
        ),
      ...charts
        .flatMap(({ groups }) => groups)
        .flatMap(({ drawing }) => (typeof drawing === 'string' ? drawing : []))
        .filter((name) => !drawingNames('tickets').includes(name))
        .map(
          (name) =>
            `content/machines/${slug}.ts: there is no drawing content/drawings/tickets/${name}.svg. Add it, or correct its name.`,
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
