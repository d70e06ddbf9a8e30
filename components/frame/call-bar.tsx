import clsx from 'clsx';
import { OutOfHoursLink } from '@/components/company/out-of-hours-link.tsx';
import { PhoneLink } from '@/components/company/phone-link.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { company } from '@/content/company.ts';
import { menuText } from '@/content/menus.ts';
import type { SiteHref } from '@/content/paths.ts';

/** In low or wide windows, the bar only contains phone numbers. */
export const CallBar = ({ contactHref }: { readonly contactHref: SiteHref }) => (
  <div className="call-bar-track print:hidden">
    <nav
      aria-label={menuText.callOrWrite}
      className={clsx('call-bar', company.outOfHoursPhone !== null && 'three-calls')}
    >
      <PhoneLink isLabelled className="call-bar-link" />
      <OutOfHoursLink className="call-bar-link" />
      <SiteLink href={contactHref} className="call-bar-link surface-asphalt">
        {menuText.write.short} <span>{menuText.write.rest}</span>
      </SiteLink>
    </nav>
  </div>
);
