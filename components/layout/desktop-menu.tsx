import { Pictogram } from '@/components/ui/pictogram';
import { desktopMenus } from '@/content/menus';
import { routeOf } from '@/lib/site/routes';
import { MenuLink } from './menu-link';

type DesktopMenuProps = {
  readonly menu: keyof typeof desktopMenus;
  readonly current?: string;
};

/** A button and the list that it opens: the popover attribute gives click, keyboard, Escape and a click elsewhere. */
export const DesktopMenu = ({ menu, current }: DesktopMenuProps) => (
  <>
    <button type="button" popoverTarget={`menu-${menu}`} className="nav-item flex items-center gap-1">
      {routeOf(`/${menu}`).name}
      <Pictogram name="chevron-down" className="size-4" />
    </button>
    <div popover="auto" id={`menu-${menu}`} className="menu on-asphalt">
      <ul>
        {desktopMenus[menu].map((path) => (
          <MenuLink key={path} path={path} current={current} />
        ))}
      </ul>
    </div>
  </>
);
