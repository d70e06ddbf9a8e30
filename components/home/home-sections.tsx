import { Fragment, type ReactNode } from 'react';
import type { HomeOnlySection, HomeSection, HomeSectionOf } from '@/content/pages/home-section';
import { ProfileSection } from '@/components/tickets/profile-section';
import { CostSection } from '@/components/hiring/cost-section';
import { FeaturesSection } from './features-section';
import { MachineTilesSection } from './machine-tiles-section';
import { HiringStepsSection } from '@/components/hiring/hiring-steps-section';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { TownsSection } from '@/components/towns/towns-section';
import { WhySection } from './why-section';

const homeOnly: { readonly [Kind in HomeOnlySection['kind']]: (section: HomeSectionOf<Kind>) => ReactNode } =
  {
    features: (section) => <FeaturesSection {...section} />,
    'machine-tiles': (section) => <MachineTilesSection {...section} />,
    why: (section) => <WhySection {...section} />,
    'hiring-steps': (section) => <HiringStepsSection {...section} />,
    profile: (section) => <ProfileSection {...section} />,
    cost: (section) => <CostSection {...section} isShort />,
    towns: (section) => <TownsSection {...section} />,
  };

const isHomeOnly = (section: HomeSection): section is HomeOnlySection => section.kind in homeOnly;

export const HomeSections = ({ sections }: { readonly sections: readonly HomeSection[] }) =>
  sections.map((section, index) =>
    isHomeOnly(section) ? (
      <Fragment key={index}>
        {(homeOnly[section.kind] as (section: HomeOnlySection) => ReactNode)(section)}
      </Fragment>
    ) : (
      <ReadingGrid key={index}>
        <SectionList sections={[section]} />
      </ReadingGrid>
    ),
  );
