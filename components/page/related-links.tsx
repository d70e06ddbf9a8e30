import { SiteLink } from '@/components/ui/site-link.tsx';
import { sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Route } from '@/lib/routes/routes.ts';

type RelatedGroup = {
  readonly heading: string;
  readonly links: readonly Pick<Route, 'path' | 'name' | 'lang'>[];
};

export const RelatedLinks = ({ groups }: { readonly groups: readonly RelatedGroup[] }) =>
  groups.length === 0 ? null : (
    <aside lang={siteLanguage} aria-label={sharedText.related} className="no-print">
      <div className="frame large-links related-links">
        {groups.map(({ heading, links }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ path, name, lang }) => (
                <li key={path}>
                  <SiteLink href={path} lang={lang}>
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </aside>
  );
