import clsx from 'clsx';
import { SiteLink, type SiteLinkProps } from './site-link';

/** Props of a link that looks like a button. */
type ButtonLinkProps = SiteLinkProps & { readonly look?: 'plant' | 'outline' };

/** The call to action of a page: on plant, or outlined in the colour of the text around it. */
export const ButtonLink = ({ look = 'plant', className, ...rest }: ButtonLinkProps) => (
  <SiteLink className={clsx('button', look === 'outline' && 'button-outline', className)} {...rest} />
);
