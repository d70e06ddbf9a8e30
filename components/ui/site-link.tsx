import type { AnchorHTMLAttributes } from 'react';
import type { SiteHref } from '@/content/site-path';

/** The props of an anchor whose address must be a page of the site. */
export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: SiteHref;
  /** The path of the page with the link. A link to that page is marked as current. */
  readonly current?: string;
};

/** A link to a page of the site. A plain anchor, because `next/link` would add a script. */
export const SiteLink = ({ href, current, children, ...rest }: SiteLinkProps) => (
  <a href={href} aria-current={href === current ? 'page' : undefined} {...rest}>
    {children}
  </a>
);
