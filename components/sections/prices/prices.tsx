import { formatDate } from '@/content/format/format-date.ts';
import { formatPounds } from '@/content/format/format-pounds.ts';
import { sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { SectionOf } from '@/content/model/section.ts';
import { DataTable } from '../data-table.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

const words = sharedText.price;

type Price = SectionOf<'prices'>['items'][number];

const amountOf = (price: Price): string => {
  if ('percent' in price) return words.percentOf(price.percent, price.of);
  const pounds = formatPounds(price.pounds);
  return price.per ? `${pounds} ${words.per(price.per)}` : pounds;
};

export const pricesKind: KindRenderer<'prices'> = {
  layout: ({ items }) => ({ isKeptTogether: items.length < 10 }),
  Content: ({ caption, items, from, vat }) => (
    <>
      <DataTable
        caption={caption}
        columns={[words.item, words.amount]}
        columnsLang={siteLanguage}
        rows={items.map((price) => [price.item, amountOf(price)])}
        look="columns"
      />
      <p lang={siteLanguage} className="mt-3 text-sm text-mute">
        {sharedText.pricesFrom(formatDate(from))}, {sharedText.vat[vat]}.
      </p>
    </>
  ),
};
