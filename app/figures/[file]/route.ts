import { drawTickets } from '@/components/figures/draw-tickets';
import { ticketFigureFile, ticketSections } from '@/lib/site/ticket-figure';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly file: string }> };

const figures = new Map(ticketSections.map((section) => [ticketFigureFile(section.figure), section]));

export const generateStaticParams = () =>
  [...figures.keys()].map((address) => ({ file: address.replace('figures/', '') }));

export const GET = async (_request: Request, { params }: Context) => {
  const section = figures.get(`figures/${(await params).file}`);
  if (!section) return new Response(null, { status: 404 });
  return new Response(drawTickets(section.figure, section.chart).svg, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
