import type { AnchorHTMLAttributes } from 'react';
import type { SiteHref } from '@/content/paths.ts';

export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: SiteHref | `https://${string}`;
  readonly current?: string;
};

/** A plain `a` element, because `next/link` would add a script. */
export const SiteLink = ({ href, current, children, ...rest }: SiteLinkProps) => (
  <a href={href} aria-current={href === current ? 'page' : undefined} {...rest}>
    {children}
  </a>
);
