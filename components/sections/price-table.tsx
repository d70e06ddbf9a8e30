import { interfaceWords } from '@/content/interface';
import type { Section } from '@/content/section';
import { formatDate, formatPounds } from '@/lib/site/format';
import { DataTable } from './data-table';

const words = interfaceWords.price;

export const PriceTable = ({ caption, items, from, vat }: Extract<Section, { kind: 'prices' }>) => (
  <>
    <DataTable
      caption={caption}
      columns={[words.item, words.amount]}
      rows={items.map(({ item, pounds, per }) => [item, `${formatPounds(pounds)} ${words.per(per)}`])}
      look="columns"
    />
    <p className="mt-3 text-sm text-mute">
      {interfaceWords.pricesFrom(formatDate(from))}, {interfaceWords.vat[vat]}.
    </p>
  </>
);
