import { Icon } from '@/components/ui/icon.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { Menu } from '@/content/menus.ts';
import { MenuLinks } from './menu-link.tsx';

type DesktopMenuProps = Menu & { readonly current?: string };

export const DesktopMenu = ({ label, lang, items, current }: DesktopMenuProps) => (
  <>
    <button
      type="button"
      lang={lang}
      popoverTarget={`menu-${toId(label)}`}
      className="nav-item flex items-center gap-1"
    >
      {label}
      <Icon name="chevron-down" className="size-4" />
    </button>
    <div popover="auto" id={`menu-${toId(label)}`} className="menu surface-asphalt">
      <ul>
        <MenuLinks items={items} current={current} className="menu-item" />
      </ul>
    </div>
  </>
);
