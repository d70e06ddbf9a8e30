import { drawTickets } from '@/components/figures/draw-tickets';
import type { TicketChart } from '@/content/tickets';
import { ticketFigureFile } from '@/lib/site/figures';

/** The tickets of a table as a picture. The table says the same, so the picture has only a name. */
export const TicketImage = ({ figure, chart }: { readonly figure: string; readonly chart: TicketChart }) => {
  const { width, height } = drawTickets(figure, chart);
  return (
    <img
      src={`/${ticketFigureFile(figure)}`}
      alt="The tickets below, drawn"
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="mb-6 w-full max-w-lg"
    />
  );
};
