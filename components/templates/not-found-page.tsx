import { PageFrame } from '@/components/layout/page-frame';
import { PageHero } from '@/components/sections/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { notFound } from '@/content/pages/not-found';

/** The page for addresses that lead nowhere: ways on, and the phone. */
export const NotFoundPage = () => (
  <PageFrame>
    <PageHero
      heading={notFound.heading}
      intro={notFound.intro}
      actions={<PhoneLink before="Call" className="button" />}
    />
    <div className="frame flex flex-wrap gap-3 py-10">
      {notFound.links.map(({ label, href }) => (
        <ButtonLink key={href} href={href} look="outline">
          {label}
        </ButtonLink>
      ))}
    </div>
  </PageFrame>
);
