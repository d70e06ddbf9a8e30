import { WidePicture } from '@/components/drawings/wide-picture.tsx';
import { machines } from '@/content/machines/index.ts';
import type { SectionOf } from '@/content/model/section.ts';
import type { SitePath } from '@/content/paths.ts';
import { ticketChartPath } from '@/lib/images/drawing-paths.ts';
import { drawTicketChart, ticketChartWidths } from '@/lib/tickets/chart/draw-chart.ts';

type TicketChartImageProps = { readonly section: SectionOf<'tickets'>; readonly path: SitePath };

/** Decorative, because the table below has the same content. */
export const TicketChartImage = ({ section, path }: TicketChartImageProps) => {
  const machine = machines.entries.find((entry) => entry.path === path);
  if (!machine) throw new Error(`${path}: only pages of machines can have a section of the kind tickets.`);
  const imageOf = (shape: keyof typeof ticketChartWidths) => {
    const { width, height } = drawTicketChart({ slug: machine.slug, section }, ticketChartWidths[shape]);
    return { src: ticketChartPath(machine.slug, shape), width, height };
  };
  return <WidePicture narrow={imageOf('narrow')} wide={imageOf('wide')} media="(width>=48rem)" alt="" />;
};
