import { Collapsible } from '@/components/ui/collapsible.tsx';
import { toId } from '@/content/format/to-id.ts';
import { DataTable } from '../data-table.tsx';
import type { KindRenderer } from '../kind-renderer.ts';
import { TicketChart } from './ticket-chart.tsx';

/** The table repeats the chart in more detail, so it is collapsed below it. */
export const ticketsKind: KindRenderer<'tickets'> = {
  layout: { width: 'all-columns' },
  Content: ({ chart, ...table }) => (
    <>
      <TicketChart chart={chart} />
      <Collapsible
        summary={<h3>{table.caption}</h3>}
        collapses="always"
        id={toId(table.caption)}
        className="border-t border-line"
      >
        <DataTable {...table} />
      </Collapsible>
    </>
  ),
};
