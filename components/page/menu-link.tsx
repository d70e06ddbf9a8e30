import { SiteLink } from '@/components/ui/site-link';
import type { MenuEntry } from '@/content/menus';
import { menuLink } from '@/lib/site/menu-link';

type MenuLinkProps = {
  readonly entry: MenuEntry;
  readonly current: string | undefined;
  readonly className?: string;
};

export const MenuLink = ({ entry, current, className = 'menu-item' }: MenuLinkProps) => {
  const { href, label } = menuLink(entry);
  return (
    <li>
      <SiteLink href={href} current={current} className={className}>
        {label}
      </SiteLink>
    </li>
  );
};
