import { OutOfHoursLink } from '@/components/company/out-of-hours-link.tsx';
import { PhoneLink } from '@/components/company/phone-link.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { company } from '@/content/company.ts';
import { headerAction, headerItems, menuText } from '@/content/menus.ts';
import { isMenu, menuLink } from '@/lib/pages/menu-items.ts';
import { Brand } from './brand.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** Shows the menu items in a row from the width `--container-header` (app/globals.css), and otherwise a button. */
export const SiteHeader = ({ current }: { readonly current?: string }) => (
  <header className="site-header surface-asphalt print:hidden">
    <div className="page-width header-row">
      <Brand current={current} />
      <nav aria-label={menuText.main} className="header-nav">
        <ul>
          {headerItems.map((item) =>
            !isMenu(item) ? (
              <MenuLink key={menuLink(item).label} item={item} current={current} className="nav-item" />
            ) : (
              <li key={item.label}>
                <DesktopMenu {...item} current={current} />
              </li>
            ),
          )}
          <li className="ml-auto">
            <ButtonLink {...menuLink(headerAction)} current={current} />
          </li>
        </ul>
      </nav>
      {company.outOfHoursPhone === null ? (
        <PhoneLink className="header-phone" />
      ) : (
        <div className="grid justify-items-end @max-sm/header:hidden">
          <PhoneLink className="header-phone" />
          <OutOfHoursLink showsNumber className="header-phone text-base/normal" />
        </div>
      )}
      <MobileMenu current={current} />
    </div>
    <div className="hazard" />
  </header>
);
