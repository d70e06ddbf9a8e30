import clsx from 'clsx';
import { SiteLink, type SiteLinkProps } from './site-link';

type ButtonLinkProps = SiteLinkProps & { readonly look?: 'plant' | 'outline' };

/** A link that looks like a button. It is filled with the brand colour, or outlined in the text colour. */
export const ButtonLink = ({ look = 'plant', className, ...rest }: ButtonLinkProps) => (
  <SiteLink className={clsx('button', look === 'outline' && 'button-outline', className)} {...rest} />
);
