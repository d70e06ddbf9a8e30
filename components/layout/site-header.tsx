import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
import { headerAction, headerItems, menuWords } from '@/content/menus';
import { menuName } from '@/lib/site/menu-name';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import { MobileMenu } from './mobile-menu';
import { MenuLink } from './menu-link';

/**
 * `current` marks the link to the page itself. The room that the header has is counted in the reader's own size of text: with large
 * text a wide window has the phone's menu.
 */
export const SiteHeader = ({ current }: { readonly current?: string }) => (
  <header className="site-header no-print on-asphalt bg-asphalt text-white">
    <div className="frame header-row">
      <Brand current={current} />
      <nav aria-label={menuWords.main} className="header-nav">
        <ul>
          {headerItems.map((item) =>
            typeof item === 'string' ? (
              <MenuLink key={item} path={item} current={current} className="nav-item" />
            ) : (
              <li key={item.menu}>
                <DesktopMenu menu={item.menu} label={item.label} current={current} />
              </li>
            ),
          )}
          <li className="ml-auto">
            <SiteLink href={headerAction} current={current} className="button">
              {menuName(headerAction)}
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
