import type { HomeSection } from '@/content/pages/home-section';
import { CardBand } from '@/components/tickets/card-band';
import { CostBand } from '@/components/hiring/cost-band';
import { FeatureBand } from './feature-band';
import { ServiceBand } from './service-band';
import { StepBand } from '@/components/hiring/step-band';
import { TownBand } from '@/components/towns/town-band';
import { WhyBand } from './why-band';

const Drawn = ({ section }: { readonly section: HomeSection }) => {
  switch (section.kind) {
    case 'features':
      return <FeatureBand {...section} />;
    case 'services':
      return <ServiceBand {...section} />;
    case 'why':
      return <WhyBand {...section} />;
    case 'steps':
      return <StepBand {...section} />;
    case 'profile':
      return <CardBand {...section} />;
    case 'cost':
      return <CostBand {...section} inShort />;
    case 'towns':
      return <TownBand {...section} />;
    default:
      return section satisfies never;
  }
};

export const HomeSections = ({ sections }: { readonly sections: readonly HomeSection[] }) =>
  sections.map((section) => <Drawn key={section.kind} section={section} />);
