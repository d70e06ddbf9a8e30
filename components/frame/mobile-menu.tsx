import { ChannelLinks } from '@/components/company/channel-links.tsx';
import { PhoneLink } from '@/components/company/phone-link.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { headerAction, headerItems, menuText, mobileFurtherPages } from '@/content/menus.ts';
import { isMenu, menuLink } from '@/lib/pages/menu-items.ts';
import { MenuLink, MenuLinks } from './menu-link.tsx';

export const MobileMenu = ({ current }: { readonly current?: string }) => (
  <>
    <a href="#all" className="no-popover">
      {menuText.menu}
    </a>
    <button type="button" popoverTarget="mobile-menu" className="menu-button">
      <Icon name="menu" className="size-5" />
      {menuText.menu}
    </button>
    <nav popover="auto" id="mobile-menu" aria-label={menuText.menu} className="mobile-menu surface-asphalt">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <PhoneLink isLabelled className="py-2 font-display text-2xl font-bold underline" />
        <button type="button" popoverTarget="mobile-menu" popoverTargetAction="hide" className="menu-button">
          <Icon name="close" className="size-5" />
          {menuText.close}
        </button>
      </div>
      <ChannelLinks showsNumbers={false} className="flex flex-wrap gap-x-5" linkClass="menu-item" />
      <ul className="menu-list mt-2">
        {headerItems.map((item) =>
          !isMenu(item) ? (
            <MenuLink key={menuLink(item).label} item={item} current={current} className="menu-item" />
          ) : (
            <li key={item.label}>
              <details>
                <summary
                  lang={item.lang}
                  className="menu-item flex cursor-pointer list-none items-center justify-between"
                >
                  {item.label}
                  <Icon name="chevron-down" className="size-5" />
                </summary>
                <ul className="mb-2 border-l-4 border-brand-bright pl-3">
                  <MenuLinks items={item.onPhones} current={current} className="menu-item" />
                </ul>
              </details>
            </li>
          ),
        )}
      </ul>
      <ButtonLink {...menuLink(headerAction)} current={current} className="mt-4 w-full" />
      {mobileFurtherPages.length > 0 && (
        <ul aria-label={menuText.further} className="mt-2 flex flex-wrap gap-x-5">
          <MenuLinks items={mobileFurtherPages} current={current} className="menu-item" />
        </ul>
      )}
    </nav>
  </>
);
