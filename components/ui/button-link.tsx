import clsx from 'clsx';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

type ButtonLinkProps = SiteLinkProps & { readonly look?: 'brand' | 'outline' };

export const ButtonLink = ({ look = 'brand', className, ...rest }: ButtonLinkProps) => (
  <SiteLink className={clsx('button', look === 'outline' && 'button-outline', className)} {...rest} />
);
