import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/json-ld.tsx';
import { company } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import type { SiteHref, SitePath } from '@/content/paths.ts';
import { absoluteUrl } from '@/lib/company/site-url.ts';
import { structuredData } from '@/lib/routes/structured-data.ts';
import { routeOf } from '@/lib/routes/routes.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CallBar } from './call-bar.tsx';
import { AnnouncementLine } from './announcement-line.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * `contactHref` is the target of the call bar's link to the contact form; without it, the page has no call bar. `path` is
 * undefined for pages that no page links to: the 404 page and the result pages of forms.
 */
type PageFrameProps = {
  readonly path?: SitePath;
  readonly contactHref?: SiteHref;
  readonly children: ReactNode;
};

export const PageFrame = ({ path, contactHref, children }: PageFrameProps) => (
  <>
    <SkipLink />
    <SiteHeader current={path} />
    <AnnouncementLine />
    {path ? <Breadcrumbs path={path} /> : <div className="no-print h-8 bg-brand-bright max-sm:hidden" />}
    {path && (
      <p className="letterhead">
        <b>
          {company.name}, {formatPhone(company.phone)}
        </b>
        <span>{absoluteUrl(path)}</span>
      </p>
    )}
    <main id="main" tabIndex={-1} lang={path && routeOf(path).lang}>
      {children}
    </main>
    <SiteFooter current={path} />
    {contactHref && <CallBar contactHref={contactHref} />}
    {path && !routeOf(path).unlisted && <JsonLd data={structuredData(path)} />}
  </>
);
