import { sharedText } from '@/content/shared-text';
import { siteLanguage } from '@/content/language';
import { formatDate } from '@/lib/text/format-date';
import { formatPounds } from '@/lib/text/format-pounds';
import type { ContentProps } from '../content-props';
import { DataTable } from '../table/data-table';

const words = sharedText.price;

export const Prices = ({ section: { caption, items, from, vat } }: ContentProps<'prices'>) => (
  <>
    <DataTable
      caption={caption}
      columns={[words.item, words.amount]}
      columnsLang={siteLanguage}
      rows={items.map(({ item, pounds, per }) => [item, `${formatPounds(pounds)} ${words.per(per)}`])}
      look="columns"
    />
    <p lang={siteLanguage} className="mt-3 text-sm text-mute">
      {sharedText.pricesFrom(formatDate(from))}, {sharedText.vat[vat]}.
    </p>
  </>
);
