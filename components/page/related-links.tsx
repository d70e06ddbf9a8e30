import { sharedText } from '@/content/site/shared-text';
import { SiteLink } from '@/components/ui/site-link';
import type { SitePath } from '@/content/site/site-path';
import { siteLanguage } from '@/lib/site/language';

type RelatedGroup = {
  readonly heading: string;
  readonly links: readonly { readonly path: SitePath; readonly name: string }[];
};

export const RelatedLinks = ({ groups }: { readonly groups: readonly RelatedGroup[] }) =>
  groups.length === 0 ? null : (
    <aside lang={siteLanguage} aria-label={sharedText.related} className="no-print">
      <div className="frame related link-columns">
        {groups.map(({ heading, links }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ path, name }) => (
                <li key={path}>
                  <SiteLink href={path}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </aside>
  );
