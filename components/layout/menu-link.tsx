import { SiteLink } from '@/components/ui/site-link';
import type { SitePath } from '@/content/site-path';
import { menuName } from '@/lib/site/menu-name';

type MenuLinkProps = {
  readonly path: SitePath;
  readonly current: string | undefined;
  readonly className?: string;
};

/** One item of a menu, named after its page. */
export const MenuLink = ({ path, current, className = 'menu-item' }: MenuLinkProps) => (
  <li>
    <SiteLink href={path} current={current} className={className}>
      {menuName(path)}
    </SiteLink>
  </li>
);
