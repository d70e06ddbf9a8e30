import { WidePicture } from '@/components/drawings/wide-picture.tsx';
import type { SectionOf } from '@/content/section.ts';
import { ticketChartPath } from '@/lib/images/drawing-paths.ts';
import { drawTicketChart, ticketChartWidths } from '@/lib/tickets/chart/draw-chart.ts';
import { ticketSectionOf } from '@/lib/tickets/ticket-sections.ts';

/** Decorative, because the table below has the same content. */
export const TicketChartImage = ({ section }: { readonly section: SectionOf<'tickets'> }) => {
  const ticketSection = ticketSectionOf(section);
  const imageOf = (shape: keyof typeof ticketChartWidths) => {
    const { width, height } = drawTicketChart(ticketSection, ticketChartWidths[shape]);
    return { src: ticketChartPath(ticketSection.chartName, shape), width, height };
  };
  return <WidePicture narrow={imageOf('narrow')} wide={imageOf('wide')} media="(width>=48rem)" alt="" />;
};
