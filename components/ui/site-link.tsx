import type { AnchorHTMLAttributes } from 'react';
import type { SiteHref } from '@/content/site-path';

/** Props of an anchor, with an address that must exist. */
export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: SiteHref;
  /** The page the link is on: a link to the page itself is marked as current. */
  readonly current?: string;
};

/** A link inside the site: a plain anchor, so that a page needs no script to follow it. */
export const SiteLink = ({ href, current, children, ...rest }: SiteLinkProps) => (
  <a href={href} aria-current={href === current ? 'page' : undefined} {...rest}>
    {children}
  </a>
);
