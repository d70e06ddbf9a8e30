import { WidePicture } from '@/components/drawings/wide-picture.tsx';
import { Collapsible } from '@/components/ui/collapsible.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { TicketChart } from '@/content/tickets/tickets.ts';
import { ticketChartPath } from '@/lib/images/drawing-paths.ts';
import { drawTicketChart, ticketChartWidths } from '@/lib/tickets/chart/draw-chart.ts';
import type { KindRenderer } from '../kind-renderer.ts';
import { DataTable } from '../shared/data-table.tsx';

const chartImage = (chart: TicketChart, shape: keyof typeof ticketChartWidths) => {
  const { width, height } = drawTicketChart(chart, ticketChartWidths[shape]);
  return { src: ticketChartPath(chart.machine, shape), width, height };
};

/** The table has the same content as the chart, so the chart is decorative and the table is collapsed. */
export const ticketsKind: KindRenderer<'tickets'> = {
  layout: { width: 'all-columns' },
  Content: ({ chart, ...table }) => (
    <>
      <WidePicture
        narrow={chartImage(chart, 'narrow')}
        wide={chartImage(chart, 'wide')}
        media="(width>=48rem)"
        alt=""
      />
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
