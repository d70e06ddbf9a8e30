import { SiteLink } from '@/components/ui/site-link.tsx';
import { sharedText } from '@/content/interface-text.ts';
import type { SitePath } from '@/content/paths.ts';
import { breadcrumbsOf } from '@/lib/pages/pages.ts';

export const Breadcrumbs = ({ path }: { readonly path: SitePath }) => {
  const breadcrumbs = breadcrumbsOf(path);
  if (breadcrumbs.length === 0) return null;
  return (
    <nav aria-label={sharedText.breadcrumb} className="crumbs print:hidden">
      <ol className="page-width flex flex-wrap gap-x-2 py-2 text-base">
        {breadcrumbs.map((crumb) => (
          <li key={crumb.path} className="crumb">
            {crumb.path === path ? (
              <span aria-current="page" lang={crumb.lang} className="py-1">
                {crumb.name}
              </span>
            ) : (
              <SiteLink href={crumb.path} lang={crumb.lang} className="py-1 underline hover:bg-brand-bright">
                {crumb.name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
