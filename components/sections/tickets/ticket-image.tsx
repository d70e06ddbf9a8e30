import { drawTickets, ticketWidths } from '@/lib/tickets/figures/draw-tickets.ts';
import type { SectionOf } from '@/content/section.ts';
import { ticketFigureUrl } from '@/lib/images/drawing-urls.ts';
import { ticketSectionOf } from '@/lib/tickets/ticket-sections.ts';

/** Decorative, because the table below has the same content. */
export const TicketImage = ({ section }: { readonly section: SectionOf<'tickets'> }) => {
  const ticketSection = ticketSectionOf(section);
  const narrow = drawTickets(ticketSection, ticketWidths.narrow);
  const wide = drawTickets(ticketSection, ticketWidths.wide);
  const wideUrl = ticketFigureUrl(ticketSection.image, 'wide');
  return (
    <>
      <picture className="print:hidden">
        <source media="(width>=48rem)" srcSet={wideUrl} width={wide.width} height={wide.height} />
        <img
          src={ticketFigureUrl(ticketSection.image, 'narrow')}
          alt=""
          width={narrow.width}
          height={narrow.height}
          loading="lazy"
          className="w-full"
        />
      </picture>
      {/* Chromium 156 prints the image that the window has chosen, even if a source has the medium `print`. */}
      <img
        src={wideUrl}
        alt=""
        width={wide.width}
        height={wide.height}
        loading="lazy"
        className="hidden print:block"
      />
    </>
  );
};
