import { PhoneButton } from '@/components/company/phone-button.tsx';
import { PartyImage } from '@/components/drawings/party-image.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { notFound } from '@/content/pages/not-found.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import { personItem } from '@/lib/drawings/stage-items.ts';
import { PageHero } from './page-hero.tsx';

export const NotFoundPage = () => (
  <PageFrame>
    <PageHero
      heading={notFound.heading}
      intro={notFound.intro}
      actions={<PhoneButton />}
      scene={{ drawings: [personItem, { source: 'inline', drawing: drawingOf(notFound.heroMachine) }] }}
    />
    <ul className="frame grid gap-x-8 gap-y-4 py-8 sm:grid-cols-3 lg:py-16">
      {notFound.links.map(({ label, href, party }) => (
        <li key={href} className="party-link">
          <PartyImage party={party} />
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  </PageFrame>
);
