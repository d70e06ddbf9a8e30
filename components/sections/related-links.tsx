import { interfaceWords } from '@/content/interface';
import { SiteLink } from '@/components/ui/site-link';
import type { SitePath } from '@/content/site-path';
import { siteLanguage } from '@/lib/site/language';

/** A heading with links to pages of one family. */
type RelatedGroup = {
  readonly heading: string;
  readonly links: readonly { readonly path: SitePath; readonly name: string }[];
};

/** Links to related pages, grouped by family. */
export const RelatedLinks = ({ groups }: { readonly groups: readonly RelatedGroup[] }) =>
  groups.length === 0 ? null : (
    <aside lang={siteLanguage} aria-label={interfaceWords.related} className="no-print">
      <div className="frame related columns-[8.25rem_2] gap-x-4 pt-6 pb-2 lg:grid lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] lg:gap-8 lg:py-16">
        {groups.map(({ heading, links }) => (
          <div key={heading} className="break-inside-avoid pb-4 lg:border-t-4 lg:border-ink lg:pt-3">
            <h2 className="text-xl lg:text-[1.75rem]">{heading}</h2>
            <ul className="mt-1">
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
