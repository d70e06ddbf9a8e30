import { BulletList } from '@/components/ui/bullet-list.tsx';
import { formatDate } from '@/content/format/format-date.ts';
import { sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { SectionOf } from '@/content/model/section.ts';
import { link } from '@/content/model/text.ts';

export const Sources = ({ items, checked }: SectionOf<'sources'>) => (
  <>
    <BulletList items={items.map(({ title, publisher, href }) => [link(title, href), `, ${publisher}`])} />
    <p lang={siteLanguage} className="mt-3 text-base text-mute">
      {sharedText.checked(formatDate(checked))}
    </p>
  </>
);
