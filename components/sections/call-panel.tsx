import { ButtonLink } from '@/components/ui/button-link';
import { ChannelLinks } from '@/components/ui/channel-links';
import { HoursItems } from '@/components/ui/hours-items';
import { PhoneLink } from '@/components/ui/phone-link';
import { company } from '@/content/company';
import type { SiteHref } from '@/content/site-path';

/** The page's call to action. */
export type CallPanelProps = { readonly action: string; readonly href: SiteHref };

/** The page's action, the phone number and its hours. Phones have them in the call bar. */
export const CallPanel = ({ action, href }: CallPanelProps) => (
  <div className="call-panel no-print max-lg:hidden">
    <ButtonLink href={href}>{action}</ButtonLink>
    <PhoneLink className="button call-number" />
    <ChannelLinks linkClass="underline" />
    <ul>
      <HoursItems hours={company.hours} />
    </ul>
  </div>
);
