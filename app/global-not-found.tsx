import type { Metadata } from 'next';
import { PhoneButton } from '@/components/company/phone-button.tsx';
import { PartyImage } from '@/components/drawings/party-image.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { company } from '@/content/company.ts';
import { notFound } from '@/content/pages/not-found.ts';
import RootLayout, { metadata as general } from './layout.tsx';

export { viewport } from './layout.tsx';

export const metadata: Metadata = {
  ...general,
  title: `${notFound.title} | ${company.shortName}`,
  description: notFound.description,
  robots: { index: false },
};

/** Next renders this file without the root layout, so it includes the layout itself. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <PageFrame>
        <PageHero page={notFound} actions={<PhoneButton />} />
        <ul className="page-width grid gap-x-8 gap-y-4 py-8 sm:grid-cols-3 lg:py-16">
          {notFound.links.map(({ label, href, party }) => (
            <li
              key={href}
              className="relative flex items-end gap-4 border-b-4 border-ink font-display text-2xl font-bold"
            >
              <PartyImage party={party} className="h-16 w-auto shrink-0 sm:h-32" />
              <SiteLink
                href={href}
                className="whole-link self-center py-1 underline decoration-brand-deep decoration-2 underline-offset-4"
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </PageFrame>
    </RootLayout>
  );
}
