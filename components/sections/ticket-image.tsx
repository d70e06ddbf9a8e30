import { drawTickets } from '@/components/figures/draw-tickets';
import type { TicketChart } from '@/content/tickets';
import { ticketFigureFile } from '@/lib/site/figures';

/** The tickets of a table as a picture. The table below says the same in words. */
export const TicketImage = ({ image, chart }: { readonly image: string; readonly chart: TicketChart }) => {
  const { width, height } = drawTickets(image, chart);
  return (
    <img
      src={`/${ticketFigureFile(image)}`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="tickets mb-6 w-full max-w-lg"
    />
  );
};
