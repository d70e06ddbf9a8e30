import { SiteLink } from '@/components/ui/site-link.tsx';
import { sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Family, SitePath } from '@/content/paths.ts';
import { relatedLinksOf } from '@/lib/pages/related-links.ts';

type RelatedLinksProps = {
  readonly page: { readonly path: SitePath };
  /** Families that the page already links to. */
  readonly without?: readonly Family[];
};

export const RelatedLinks = ({ page, without = [] }: RelatedLinksProps) => {
  const groups = relatedLinksOf(page.path, without);
  return groups.length === 0 ? null : (
    <aside lang={siteLanguage} aria-label={sharedText.relatedLinks} className="print:hidden">
      <div className="page-width large-links related-links">
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
};
