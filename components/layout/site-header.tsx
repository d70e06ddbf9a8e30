import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
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
      <nav aria-label="Main" className="header-nav">
        <ul>
          <MenuLink path="/" current={current} className="nav-item" />
          <MenuLink path="/about" current={current} className="nav-item" />
          <li>
            <DesktopMenu menu="services" current={current} />
          </li>
          <li>
            <DesktopMenu menu="locations" current={current} />
          </li>
          <MenuLink path="/hire-operators" current={current} className="nav-item" />
          <MenuLink path="/contact" current={current} className="nav-item" />
          <li className="ml-auto">
            <SiteLink href="/operator-registration" current={current} className="button">
              {menuName('/operator-registration')}
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
