import { PageFrame } from './page-frame';
import { PageHero } from './page-hero';
import { missingMachine } from '@/components/machines/missing-machine';
import { PhoneButton } from '@/components/ui/phone-button';
import { SiteLink } from '@/components/ui/site-link';
import { notFound } from '@/content/pages/not-found';

export const NotFoundPage = () => (
  <PageFrame>
    <PageHero
      heading={notFound.heading}
      intro={notFound.intro}
      actions={<PhoneButton />}
      scaleItems={missingMachine}
    />
    <ul className="frame grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 py-8 sm:gap-4 lg:grid-cols-4 lg:py-16">
      {notFound.links.map(({ label, href }) => (
        <li key={href} className="link-tile p-4 font-display text-xl/tight font-bold lg:p-6">
          <SiteLink href={href} className="stretched">
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  </PageFrame>
);
