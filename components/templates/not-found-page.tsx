import { PageFrame } from '@/components/layout/page-frame';
import { PageHero } from '@/components/sections/page-hero';
import { MissingMachine } from '@/components/sections/missing-machine';
import { PhoneLink } from '@/components/ui/phone-link';
import { SiteLink } from '@/components/ui/site-link';
import { notFound } from '@/content/pages/not-found';

/** The page for addresses that lead nowhere: ways on, and the phone. */
export const NotFoundPage = () => (
  <PageFrame>
    <PageHero
      heading={notFound.heading}
      intro={notFound.intro}
      actions={<PhoneLink call className="button" />}
      aside={<MissingMachine />}
    />
    <ul className="frame related grid grid-cols-2 gap-x-8 py-6 lg:grid-cols-4">
      {notFound.links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  </PageFrame>
);
