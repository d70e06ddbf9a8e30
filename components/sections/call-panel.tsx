import { ButtonLink } from '@/components/ui/button-link';
import { ChannelLinks } from '@/components/ui/channel-links';
import { HoursItems } from '@/components/ui/hours-items';
import { company, type Office } from '@/content/company';
import type { SiteHref } from '@/content/site-path';
import { siteLanguage } from '@/lib/site/language';

/** The page's call to action. */
export type CallPanelProps = {
  readonly action: string;
  readonly href: SiteHref;
  /** The office to call. Defaults to the first office. */
  readonly office?: Pick<Office, 'phone' | 'hours'>;
};

/** The page's call to action and the phone hours. The number itself is in the corner of the window or in the call bar. */
export const CallPanel = ({ action, href, office = company }: CallPanelProps) => (
  <div lang={siteLanguage} className="call-panel no-print max-lg:hidden">
    <ButtonLink href={href}>{action}</ButtonLink>
    <ChannelLinks linkClass="underline" />
    <ul>
      <HoursItems hours={office.hours} />
    </ul>
  </div>
);
