import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
import { menuName } from '@/lib/site/menu-name';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import { MobileMenu } from './mobile-menu';
import { MenuLink } from './menu-link';

/** `current` marks the link to the page itself. */
export const SiteHeader = ({ current }: { readonly current?: string }) => (
  <header className="no-print on-asphalt bg-asphalt text-white">
    <div className="frame flex min-h-18 items-center gap-3 py-2 lg:gap-2 xl:gap-8">
      <Brand current={current} />
      <nav aria-label="Main" className="hidden grow lg:block">
        <ul className="flex flex-wrap items-center xl:gap-1">
          <MenuLink path="/" current={current} className="nav-item" />
          <MenuLink path="/about" current={current} className="nav-item" />
          <li>
            <DesktopMenu label="Services" menu="services" current={current} />
          </li>
          <li>
            <DesktopMenu label="Locations" menu="locations" current={current} />
          </li>
          <MenuLink path="/hire-operators" current={current} className="nav-item" />
          <MenuLink path="/contact" current={current} className="nav-item" />
          <li className="ml-auto">
            <SiteLink
              href="/operator-registration"
              current={current}
              className="button max-xl:px-2 max-xl:text-lg"
            >
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
