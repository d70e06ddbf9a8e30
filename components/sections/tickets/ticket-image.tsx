import { drawTickets, ticketWidths } from '@/components/tickets/figures/draw-tickets';
import type { TicketChart } from '@/content/tickets/tickets';
import { ticketFigureFile } from '@/lib/site/figure-files';

/** Decorative, because the table below has the same content. */
export const TicketImage = ({ image, chart }: { readonly image: string; readonly chart: TicketChart }) => {
  const narrow = drawTickets(image, chart, ticketWidths.narrow);
  const wide = drawTickets(image, chart, ticketWidths.wide);
  return (
    <picture>
      <source
        media="(width >= 48rem), print"
        srcSet={`/${ticketFigureFile(image, 'wide')}`}
        width={wide.width}
        height={wide.height}
      />
      <img
        src={`/${ticketFigureFile(image, 'narrow')}`}
        alt=""
        width={narrow.width}
        height={narrow.height}
        loading="lazy"
        decoding="async"
        className="tickets"
      />
    </picture>
  );
};
