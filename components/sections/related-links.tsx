import { SiteLink } from '@/components/ui/site-link';
import type { SitePath } from '@/content/site-path';
import { relatedTo } from '@/lib/site/related';
import { routeOf } from '@/lib/site/routes';

/** What helps next, family by family. Takes the page's path. */
export const RelatedLinks = ({ path }: { readonly path: SitePath }) => {
  const groups = relatedTo(path);
  if (groups.length === 0) return null;
  return (
    <aside aria-label="Related pages" className="no-print border-t-2 border-line bg-paper">
      <div className="frame grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ heading, paths }) => (
          <div key={heading}>
            <h2 className="text-xl">{heading}</h2>
            <ul className="mt-2">
              {paths.map((related) => (
                <li key={related}>
                  <SiteLink href={related} className="inline-block py-1 underline hover:bg-plant">
                    {routeOf(related).name}
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
