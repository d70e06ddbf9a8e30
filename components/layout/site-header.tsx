import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
import { headerAction, headerItems, menuWords } from '@/content/menus';
import { brandWord, buttonWord, headerWidth, numberWidth, phoneWidth } from '@/lib/site/header-width';
import { isMenu, menuLink } from '@/lib/site/menu-link';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import { MobileMenu } from './mobile-menu';
import { MenuLink } from './menu-link';

const width = headerWidth();

/**
 * The widths in ems of words that must not break, and the container queries that show the row of items instead of the menu button, and the phone number beside that button. In a
 * container query, rem follows the reader's font size. A long row may be wider than the page's frame.
 */
const measured = [
  `:root{--brand-word:${brandWord().toFixed(2)};--menu-word:${buttonWord().toFixed(2)};--number:${numberWidth().toFixed(2)}}`,
  `@container header (width<${phoneWidth()}rem){.header-phone{display:none}}`,
  `@container header (width>=${width}rem){.header-row{min-width:${width}rem}.header-nav{display:block}.header-row>.menu-button,.mobile-menu{display:none}}`,
].join('');

/**
 * `current` is the page's own path. A link to that path is marked as current. The header shows its items if they all fit,
 * otherwise a button for the mobile menu. The build measures the items, so any number of items, name and font works. If no room is left for a word of the name, the name shrinks.
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
