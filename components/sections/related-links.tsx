import { SiteLink } from '@/components/ui/site-link';
import type { SitePath } from '@/content/site-path';

/** Links to pages of one family under a heading of their own. */
type RelatedGroup = {
  readonly heading: string;
  readonly links: readonly { readonly path: SitePath; readonly name: string }[];
};

/** What helps next, family by family; nothing for a page without related pages. */
export const RelatedLinks = ({ groups }: { readonly groups: readonly RelatedGroup[] }) =>
  groups.length === 0 ? null : (
    <aside aria-label="Related pages" className="no-print bg-paper">
      <div className="frame related grid grid-cols-[repeat(auto-fit,minmax(min(max(40%,8rem),100%),1fr))] gap-x-8 gap-y-6 py-8 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {groups.map(({ heading, links }) => (
          <div key={heading}>
            <h2 className="text-xl">{heading}</h2>
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
