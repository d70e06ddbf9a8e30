import { Collapsible } from '@/components/ui/collapsible.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { KindRenderer } from '../kind-renderer.ts';
import { DataTable } from '../shared/data-table.tsx';
import { TicketChartImage } from './ticket-chart-image.tsx';

/** The table repeats the image for readers who need text, so it is collapsed below it. */
export const ticketsKind: KindRenderer<'tickets'> = {
  layout: { width: 'all-columns' },
  Content: ({ path, ...section }) => (
    <>
      <TicketChartImage section={section} path={path} />
      <Collapsible
        summary={<h3>{section.caption}</h3>}
        collapses="always"
        id={toId(section.caption)}
        className="border-t border-line"
      >
        <DataTable {...section} />
      </Collapsible>
    </>
  ),
};
