import { Icon } from '@/components/ui/icon.tsx';
import { desktopMenus, type HeaderMenu } from '@/content/menus.ts';
import { menuLink } from '@/lib/routes/menu-items.ts';
import { MenuLink } from './menu-link.tsx';

type DesktopMenuProps = HeaderMenu & { readonly current?: string };

export const DesktopMenu = ({ menu, label, lang, current }: DesktopMenuProps) => (
  <>
    <button
      type="button"
      lang={lang}
      popoverTarget={`menu-${menu}`}
      className="nav-item flex items-center gap-1"
    >
      {label}
      <Icon name="chevron-down" className="size-4" />
    </button>
    <div popover="auto" id={`menu-${menu}`} className="menu surface-asphalt">
      <ul>
        {desktopMenus[menu].map((item) => (
          <MenuLink key={menuLink(item).label} item={item} current={current} />
        ))}
      </ul>
    </div>
  </>
);
