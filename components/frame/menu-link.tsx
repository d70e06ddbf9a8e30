import { SiteLink } from '@/components/ui/site-link.tsx';
import type { MenuItem } from '@/content/menus.ts';
import { menuLink } from '@/lib/pages/menu-items.ts';

type MenuLinkProps = {
  readonly item: MenuItem;
  readonly current: string | undefined;
  readonly className?: string;
};

export const MenuLink = ({ item, current, className }: MenuLinkProps) => {
  const { label, ...link } = menuLink(item);
  return (
    <li>
      <SiteLink {...link} current={current} className={className}>
        {label}
      </SiteLink>
    </li>
  );
};

type MenuLinksProps = Omit<MenuLinkProps, 'item'> & { readonly items: readonly MenuItem[] };

export const MenuLinks = ({ items, ...props }: MenuLinksProps) =>
  items.map((item) => <MenuLink key={menuLink(item).label} item={item} {...props} />);
