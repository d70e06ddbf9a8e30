import { SiteLink } from '@/components/ui/site-link';
import type { MenuEntry } from '@/content/menus';
import { menuLink } from '@/lib/routes/menu-link';

type MenuLinkProps = {
  readonly entry: MenuEntry;
  readonly current: string | undefined;
  readonly className?: string;
};

export const MenuLink = ({ entry, current, className = 'menu-item' }: MenuLinkProps) => {
  const { label, ...link } = menuLink(entry);
  return (
    <li>
      <SiteLink {...link} current={current} className={className}>
        {label}
      </SiteLink>
    </li>
  );
};
