import clsx from 'clsx';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

type ButtonLinkProps = Omit<SiteLinkProps, 'children'> & {
  readonly label: string;
  readonly look?: 'brand' | 'outline';
};

export const ButtonLink = ({ label, look = 'brand', className, ...link }: ButtonLinkProps) => (
  <SiteLink className={clsx('button', look === 'outline' && 'button-outline', className)} {...link}>
    {label}
  </SiteLink>
);
