import { sharedText } from '@/content/shared-text';
import { SiteLink } from '@/components/ui/site-link';
import type { SitePath } from '@/content/paths';
import { breadcrumbsOf } from '@/lib/routes/routes';

export const Breadcrumbs = ({ path }: { readonly path: SitePath }) => {
  const breadcrumbs = breadcrumbsOf(path);
  if (breadcrumbs.length === 0) return null;
  return (
    <nav aria-label={sharedText.breadcrumb} className="crumbs no-print">
      <ol className="frame flex flex-wrap gap-x-2 py-2 text-base">
        {breadcrumbs.map((step) => (
          <li key={step.path} className="crumb">
            {step.path === path ? (
              <span aria-current="page" lang={step.lang} className="py-1">
                {step.name}
              </span>
            ) : (
              <SiteLink href={step.path} lang={step.lang} className="py-1 underline hover:bg-brand-bright">
                {step.name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
