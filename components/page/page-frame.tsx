import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/json-ld';
import { company } from '@/content/company';
import { formatPhone } from '@/lib/text/format-phone';
import type { SiteHref, SitePath } from '@/content/paths';
import { absoluteUrl } from '@/lib/company/site-url';
import { structuredData } from '@/lib/routes/structured-data';
import { routeOf } from '@/lib/routes/routes';
import { Breadcrumbs } from './breadcrumbs';
import { CallBar } from './call-bar';
import { AnnouncementLine } from './announcement-line';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

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
