import { machines } from '@/content/machines/index.ts';
import { machineCategories } from '@/content/machines/machine-categories.ts';
import type { Machine } from '@/content/machines/machine.ts';
import { withGrouped } from '@/content/model/section.ts';
import { ticketLabel } from '@/content/tickets/tickets.ts';
import { drawingNames } from '@/lib/images/read-drawing.ts';

type CheckedMachine = Pick<Machine, 'facts' | 'variants' | 'sections'> & { readonly slug: string };

/** Drawings in charts of tickets that don't exist, and card categories that only the ticket finder or only the page of a machine names. */
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
    const groups = withGrouped(sections).flatMap((section) =>
      section.kind === 'tickets' ? section.chart.groups : [],
    );
    return [
      ...groups
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
