import { sharedText } from '@/content/shared-text';
import { formatDate } from '@/lib/text/format-date';
import { siteLanguage } from '@/content/language';
import type { ContentProps } from '../content-props';

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
