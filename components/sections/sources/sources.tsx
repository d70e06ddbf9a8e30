import { sharedText } from '@/content/shared-text.ts';
import { formatDate } from '@/content/format/format-date.ts';
import { siteLanguage } from '@/content/language.ts';
import type { ContentProps } from '../content-props.ts';

export const Sources = ({ section: { items, checked } }: ContentProps<'sources'>) => (
  <>
    <ul className="bullets">
      {items.map(({ title, publisher, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>, {publisher}
        </li>
      ))}
    </ul>
    <p lang={siteLanguage} className="mt-3 text-base text-mute">
      {sharedText.checked(formatDate(checked))}
    </p>
  </>
);
