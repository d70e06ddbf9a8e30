import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/json-ld.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { company, mainOffice } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { sharedText } from '@/content/interface-text.ts';
import type { Page } from '@/content/model/page.ts';
import { absoluteUrl } from '@/lib/company/site-url.ts';
import { structuredData } from '@/lib/pages/structured-data.ts';
import { AnnouncementLine } from './announcement-line.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CallBar } from './call-bar.tsx';
import { CallToAction, type CallToActionFields } from './call-to-action.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type PageFrameProps = {
  /**
   * Undefined for pages that no page links to: the 404 page and the result pages of forms. They have no call to action
   * and no call bar.
   */
  readonly page?: Page;
  /** The words around those of the page’s own `callToAction`. */
  readonly callToAction?: CallToActionFields | undefined;
  /** False for pages with a form, whose fields the bar would cover. */
  readonly hasCallBar?: boolean;
  readonly children: ReactNode;
};

export const PageFrame = ({
  page,
  callToAction = callsToAction.standard,
  hasCallBar = page !== undefined,
  children,
}: PageFrameProps) => (
  <>
    {/* Must be the first link on each page. */}
    <a href="#main" className="skip-link print:hidden">
      {sharedText.skipLink}
    </a>
    <SiteHeader current={page?.path} />
    <AnnouncementLine />
    {page ? (
      <Breadcrumbs path={page.path} />
    ) : (
      <div className="h-8 bg-brand-bright max-sm:hidden print:hidden" />
    )}
    {page && (
      <p className="letterhead">
        <b>
          {company.name}, {formatPhone(mainOffice.phone)}
        </b>
        <span>{absoluteUrl(page.path)}</span>
      </p>
    )}
    <main id="main" tabIndex={-1} lang={page?.lang}>
      {children}
      {page && <CallToAction {...callToAction} page={page} />}
    </main>
    <SiteFooter current={page?.path} />
    {hasCallBar && <CallBar contactHref={callToAction.button.href} />}
    {page && !page.unlisted && <JsonLd data={structuredData(page.path)} />}
  </>
);
