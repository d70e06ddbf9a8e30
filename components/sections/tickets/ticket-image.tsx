import { drawTickets, ticketWidths } from '@/lib/tickets/figures/draw-tickets.ts';
import type { SectionOf } from '@/content/section.ts';
import { ticketFigureFile } from '@/lib/images/figure-files.ts';
import { ticketSectionOf } from '@/lib/tickets/ticket-sections.ts';

/** Decorative, because the table below has the same content. */
export const TicketImage = ({ section }: { readonly section: SectionOf<'tickets'> }) => {
  const found = ticketSectionOf(section);
  const narrow = drawTickets(found, ticketWidths.narrow);
  const wide = drawTickets(found, ticketWidths.wide);
  return (
    <picture>
      <source
        media="(width >= 48rem), print"
        srcSet={`/${ticketFigureFile(found.image, 'wide')}`}
        width={wide.width}
        height={wide.height}
      />
      <img
        src={`/${ticketFigureFile(found.image, 'narrow')}`}
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
