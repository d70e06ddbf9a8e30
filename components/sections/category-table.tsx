import { card, cardTitle } from '@/content/cards';
import type { Service } from '@/content/services/service';
import { DataTable } from './data-table';
import { SectionBlock } from './section-block';

/** The card categories of a machine with the titles that the schemes give them. Takes the service. */
export const CategoryTable = ({ service }: { readonly service: Service }) => (
  <div className="mt-10">
    <SectionBlock heading="Categories on the card">
      <DataTable
        caption={`Card categories for ${service.machine.toLowerCase()} operators`}
        columns={['Category', 'Title in the scheme']}
        rows={[...service.cards.cpcs, ...service.cards.npors].map((code) => [card(code), cardTitle(code)])}
      />
    </SectionBlock>
  </div>
);
