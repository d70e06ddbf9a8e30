import { BulletList } from '@/components/ui/bullet-list.tsx';
import { formatDate } from '@/content/format/format-date.ts';
import { sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { link } from '@/content/model/text.ts';
import type { KindRenderer } from '../kind-renderer.ts';

export const sourcesKind: KindRenderer<'sources'> = {
  layout: { collapses: 'on-phones' },
  Content: ({ items, checked }) => (
    <>
      <BulletList items={items.map(({ title, publisher, href }) => [link(title, href), `, ${publisher}`])} />
      <p lang={siteLanguage} className="mt-3 text-base text-mute">
        {sharedText.sourcesChecked(formatDate(checked))}
      </p>
    </>
  ),
};
