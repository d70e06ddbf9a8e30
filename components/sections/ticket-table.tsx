import { Pictogram } from '@/components/ui/pictogram';
import type { Section } from '@/content/section';
import { toId } from '@/lib/site/format';
import { DataTable } from './data-table';

type TicketTableProps = { readonly section: Extract<Section, { readonly kind: 'tickets' }> };

export const TicketTable = ({ section }: TicketTableProps) => (
  <div className="body">
    <section>
      <details className="folded phone-fold">
        <summary>
          <h3>{section.caption}</h3>
          <Pictogram name="chevron-down" className="size-6 shrink-0" />
        </summary>
        <div id={toId(section.caption)}>
          <DataTable {...section} look="codes" />
        </div>
      </details>
    </section>
  </div>
);
