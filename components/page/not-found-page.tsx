import { PageFrame } from './page-frame.tsx';
import { PageHero } from './page-hero.tsx';
import { PartyImage } from '@/components/drawings/party-image.tsx';
import { PhoneButton } from '@/components/company/phone-button.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { notFound } from '@/content/pages/not-found.ts';
import { listedDrawings } from '@/lib/drawings/machine-drawings.ts';
import { palette } from '@/lib/brand/palette.ts';
import type { StageItem } from '@/lib/drawings/stage-items.ts';

const outline: StageItem = {
  drawing: {
    viewBox: [6, 34, 226, 150],
    width: 6,
    height: 4,
    outline: 3,
    shapes: `<path d="M116 148L82 62 42 112 46 146H16L8 120 22 104 74 38 92 40 132 104 138 70H176L182 108H228V148ZM106 184A16 16 0 0 1 106 152H214A16 16 0 0 1 214 184Z" stroke="${palette.ink}" stroke-dasharray="14 10"/>`,
  },
};

const lastMachine = listedDrawings.at(-4);

const missingMachine: readonly StageItem[] = [outline, ...(lastMachine ? [{ drawing: lastMachine }] : [])];

export const NotFoundPage = () => (
  <PageFrame>
    <PageHero
      heading={notFound.heading}
      intro={notFound.intro}
      actions={<PhoneButton />}
      drawings={missingMachine}
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
