import { Fragment, type ReactNode } from 'react';
import type { HomeBand, HomeSection, HomeSectionOf } from '@/content/pages/home-section';
import { CardBand } from '@/components/tickets/card-band';
import { CostBand } from '@/components/hiring/cost-band';
import { FeatureBand } from './feature-band';
import { MachineBand } from './machine-band';
import { StepBand } from '@/components/hiring/step-band';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { TownBand } from '@/components/towns/town-band';
import { WhyBand } from './why-band';

const bands: { readonly [Kind in HomeBand['kind']]: (section: HomeSectionOf<Kind>) => ReactNode } = {
  features: (section) => <FeatureBand {...section} />,
  'machine-cards': (section) => <MachineBand {...section} />,
  why: (section) => <WhyBand {...section} />,
  'hiring-steps': (section) => <StepBand {...section} />,
  profile: (section) => <CardBand {...section} />,
  cost: (section) => <CostBand {...section} isShort />,
  towns: (section) => <TownBand {...section} />,
};

const isBand = (section: HomeSection): section is HomeBand => section.kind in bands;

export const HomeSections = ({ sections }: { readonly sections: readonly HomeSection[] }) =>
  sections.map((section, index) =>
    isBand(section) ? (
      <Fragment key={index}>{(bands[section.kind] as (band: HomeBand) => ReactNode)(section)}</Fragment>
    ) : (
      <ReadingGrid key={index}>
        <SectionList sections={[section]} />
      </ReadingGrid>
    ),
  );
