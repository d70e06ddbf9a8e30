import { ButtonLink } from '@/components/ui/button-link';
import { ChannelLinks } from '@/components/ui/channel-links';
import { PhoneLink } from '@/components/ui/phone-link';
import { HoursItems } from '@/components/ui/hours-items';
import { company } from '@/content/company';
import { contactWords } from '@/content/contact-words';
import type { SiteHref } from '@/content/site-path';

/** Where the page's action leads, in its words. */
export type CallPanelProps = { readonly action: string; readonly href: SiteHref };

/** The number, when it is answered, and the page's action: beside the text while one reads. */
export const CallPanel = ({ action, href }: CallPanelProps) => (
  <div className="plate no-print max-lg:hidden">
    <p className="plate-head">{contactWords.callUs}</p>
    <div className="p-4">
      <PhoneLink className="font-display text-3xl font-bold underline" />
      <ChannelLinks linkClass="underline" />
      <ul className="mt-1 mb-3 text-sm">
        <HoursItems hours={company.hours} />
      </ul>
      <ButtonLink href={href} className="w-full">
        {action}
      </ButtonLink>
    </div>
  </div>
);
