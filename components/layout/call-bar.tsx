import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
import type { SiteHref } from '@/content/site-path';

/**
 * Call and Hire within reach of the thumb where there is no column for the call card, unless the window is too low to spare
 * the room.
 */
export const CallBar = ({ hire }: { readonly hire: SiteHref }) => (
  <nav
    aria-label="Call or hire"
    className="no-print sticky bottom-0 z-10 grid grid-cols-2 border-t-2 border-plant bg-asphalt text-center font-bold lg:hidden [@media(height<30rem)]:hidden"
  >
    <PhoneLink before="Call" className="call-bar text-white" />
    <SiteLink href={hire} className="call-bar bg-plant text-ink">
      Hire an operator
    </SiteLink>
  </nav>
);
