import { ButtonLink } from '@/components/ui/button-link';
import { ChannelLinks } from '@/components/ui/channel-links';
import { HoursItems } from '@/components/ui/hours-items';
import { company, type Office } from '@/content/company';
import type { SiteHref } from '@/content/site-path';
import { siteLanguage } from '@/lib/site/language';

export type CallPanelProps = {
  readonly action: string;
  readonly href: SiteHref;
  readonly office?: Pick<Office, 'phone' | 'hours'>;
};

/** Omits the phone number, because the window's corner or the call bar shows it. */
export const CallPanel = ({ action, href, office = company }: CallPanelProps) => (
  <div lang={siteLanguage} className="call-panel no-print max-lg:hidden">
    <ButtonLink href={href}>{action}</ButtonLink>
    <ChannelLinks linkClass="underline" />
    <ul>
      <HoursItems hours={office.hours} />
    </ul>
  </div>
);
