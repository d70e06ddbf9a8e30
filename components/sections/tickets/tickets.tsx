import { Pictogram } from '@/components/ui/pictogram';
import { toId } from '@/lib/site/format';
import type { SectionKind, SectionProps } from '../section-kind';
import { DataTable } from '../table/data-table';
import { TicketImage } from './ticket-image';

/** The table repeats the image for readers who need text, so it is collapsed below it. */
const Tickets = ({ section }: SectionProps<'tickets'>) => (
  <>
    <TicketImage {...section} />
    <details className="folded always tickets-table">
      <summary>
        <h3>{section.caption}</h3>
        <Pictogram name="chevron-down" className="size-6 shrink-0" />
      </summary>
      <div id={toId(section.caption)}>
        <DataTable {...section} look="codes" />
      </div>
    </details>
  </>
);

export const tickets: SectionKind<'tickets'> = { Content: Tickets, isFull: () => true };
