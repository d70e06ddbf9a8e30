import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
import { headerAction, headerItems, menuWords } from '@/content/menus';
import { fontLimits, headerWidth, isWideHeader, phoneWidth } from '@/lib/site/header-width';
import { isMenu, menuLink } from '@/lib/site/menu-link';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import { MobileMenu } from './mobile-menu';
import { MenuLink } from './menu-link';

const width = headerWidth();

/**
 * The font sizes that long names and numbers need, and the container queries that show the phone number and the row of items. In
 * a container query, rem follows the reader's font size. A long row may be wider than the page's frame.
 */
const measured = [
  ...fontLimits(),
  `@container header (width<${phoneWidth()}rem){.header-phone{display:none}}`,
  `@container header (width>=${width}rem){${isWideHeader() ? `.header-row{min-width:${width}rem}` : ''}.header-nav{display:block}.header-row>.menu-button,.mobile-menu{display:none}}`,
].join('');

/**
 * `current` is the page's own path. A link to that path is marked as current. The header shows its items if they all fit,
 * otherwise a button for the mobile menu. The build measures the items, so any number of items, name and font works. If
 * a word of the name doesn't fit, the name shrinks.
 */
export const SiteHeader = ({ current }: { readonly current?: string }) => (
  <header className="site-header no-print on-asphalt bg-asphalt text-white">
    <style href="header" precedence="header">
      {measured}
    </style>
    <div className="frame header-row">
      <Brand current={current} />
      <nav aria-label={menuWords.main} className="header-nav">
        <ul>
          {headerItems.map((item) =>
            !isMenu(item) ? (
              <MenuLink key={menuLink(item).href} entry={item} current={current} className="nav-item" />
            ) : (
              <li key={item.menu}>
                <DesktopMenu menu={item.menu} label={item.label} current={current} />
              </li>
            ),
          )}
          <li className="ml-auto">
            <SiteLink href={menuLink(headerAction).href} current={current} className="button">
              {menuLink(headerAction).label}
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
