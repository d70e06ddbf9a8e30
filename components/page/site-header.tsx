import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
import { headerAction, headerItems, menuText } from '@/content/menus';
import { fontLimits, headerWidth, isWideHeader, phoneWidth } from '@/lib/site/header-width';
import { isMenu, menuLink } from '@/lib/site/menu-link';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import { MobileMenu } from './mobile-menu';
import { MenuLink } from './menu-link';

const width = headerWidth();
const { label: actionLabel, ...action } = menuLink(headerAction);

/**
 * The rules depend on the company's name, phone number and menu. In a container query, rem follows the visitor's font
 * size.
 */
const measured = [
  ...fontLimits(),
  `@container header (width<${phoneWidth()}rem){.header-phone{display:none}}`,
  `@container header (width>=${width}rem){${isWideHeader() ? `.header-row{min-width:${width}rem}` : ''}.header-nav{display:block}.header-row>.menu-button,.mobile-menu{display:none}}`,
].join('');

/**
 * If there is room for all menu items, they are shown in a row; otherwise, a button opens the mobile menu. The build
 * measures the items, so that any name, number or font fits.
 */
export const SiteHeader = ({ current }: { readonly current?: string }) => (
  <header className="site-header no-print on-asphalt bg-asphalt text-white">
    <style href="header" precedence="header">
      {measured}
    </style>
    <div className="frame header-row">
      <Brand current={current} />
      <nav aria-label={menuText.main} className="header-nav">
        <ul>
          {headerItems.map((item) =>
            !isMenu(item) ? (
              <MenuLink key={menuLink(item).href} entry={item} current={current} className="nav-item" />
            ) : (
              <li key={item.menu}>
                <DesktopMenu {...item} current={current} />
              </li>
            ),
          )}
          <li className="ml-auto">
            <SiteLink {...action} current={current} className="button">
              {actionLabel}
            </SiteLink>
          </li>
        </ul>
      </nav>
      <PhoneLink className="header-phone" />
      <MobileMenu current={current} />
    </div>
    <div className="hazard" />
  </header>
);
