import { WidePicture } from '@/components/drawings/wide-picture.tsx';
import type { SectionOf } from '@/content/section.ts';
import { ticketFigurePath } from '@/lib/images/drawing-paths.ts';
import { drawTickets, ticketWidths } from '@/lib/tickets/figures/draw-tickets.ts';
import { ticketSectionOf } from '@/lib/tickets/ticket-sections.ts';

/** Decorative, because the table below has the same content. */
export const TicketImage = ({ section }: { readonly section: SectionOf<'tickets'> }) => {
  const ticketSection = ticketSectionOf(section);
  const imageOf = (look: keyof typeof ticketWidths) => {
    const { width, height } = drawTickets(ticketSection, ticketWidths[look]);
    return { src: ticketFigurePath(ticketSection.image, look), width, height };
  };
  return <WidePicture narrow={imageOf('narrow')} wide={imageOf('wide')} media="(width>=48rem)" alt="" />;
};
