import { PageFrame } from './page-frame';
import { PageHero } from './page-hero';
import { PhoneButton } from '@/components/ui/phone-button';
import { SiteLink } from '@/components/ui/site-link';
import { notFound } from '@/content/pages/not-found';
import { fleet } from '@/lib/machines/fleet';
import { palette } from '@/lib/site/palette';
import type { ScaleItem } from '@/lib/machines/scale-items';

const outline: ScaleItem = {
  drawing: {
    viewBox: '18 54 284 130',
    width: 4.8,
    height: 2.2,
    outline: 4,
    shapes: `<path d="M20 184V140l40-30h60V56h90v54h80l10 30v44h-20a36 36 0 0 0-72 0h-56a36 36 0 0 0-72 0z" stroke="${palette.ink}" stroke-dasharray="14 10"/>`,
  },
};

const missingMachine: readonly ScaleItem[] = [fleet[2], undefined, fleet.at(-4)].map((drawing) =>
  drawing ? { drawing } : outline,
);

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
