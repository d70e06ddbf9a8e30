import { interfaceWords } from '@/content/interface';
import { formatDate, formatPounds } from '@/lib/site/format';
import type { SectionKind, SectionProps } from '../section-kind';
import { DataTable } from '../table/data-table';

const words = interfaceWords.price;

const Prices = ({ section: { caption, items, from, vat } }: SectionProps<'prices'>) => (
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

export const prices: SectionKind<'prices'> = { Content: Prices };
