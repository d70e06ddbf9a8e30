import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import type { Office } from '@/content/company';
import type { SiteHref } from '@/content/site-path';

export type ClosingCallProps = {
  readonly heading: string;
  readonly text?: string;
  readonly action: string;
  readonly href: SiteHref;
};

/** The last block of a page: one button and the phone. */
export const ClosingCall = ({
  heading,
  text,
  action,
  href,
  office,
}: ClosingCallProps & { readonly office?: Office }) => (
  <section className="over-rail no-print on-asphalt bg-asphalt text-white">
    <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-4 py-6 md:py-10">
      <div className="max-w-[52ch] min-w-0">
        <h2>{heading}</h2>
        {text && <p className="mt-2">{text}</p>}
      </div>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <ButtonLink href={href}>{action}</ButtonLink>
        <PhoneLink call office={office} className="button button-outline" />
      </div>
    </div>
  </section>
);
