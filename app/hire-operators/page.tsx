import { PageFrame } from '@/components/frame/page-frame.tsx';
import { SaveNumberLink } from '@/components/frame/save-number-link.tsx';
import { jumpLinksOf } from '@/components/page/jump-links.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { ReadingGrid } from '@/components/sections/reading-grid.tsx';
import { SectionList } from '@/components/sections/section-list.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { hireOperators } from '@/content/pages/hire-operators.ts';
import { decorativeMachineItem, personItem } from '@/lib/drawings/stage-items.ts';
import { pageMetadata } from '@/lib/routes/metadata.ts';

export const metadata = pageMetadata(hireOperators);

const { start } = hireOperators;

export default function HireOperatorsPage() {
  return (
    <PageFrame page={hireOperators} callToAction={{ ...callsToAction.standard, button: start }}>
      <PageHero
        heading={hireOperators.heading}
        intro={hireOperators.intro}
        onStrip={jumpLinksOf(hireOperators)}
        scene={{ drawings: [personItem, decorativeMachineItem(hireOperators.heroMachine)] }}
        actions={
          <>
            <ContactButtons button={start} />
            <SaveNumberLink className="content-center underline" />
          </>
        }
      />
      <ReadingGrid>
        <SectionList page={hireOperators} />
      </ReadingGrid>
    </PageFrame>
  );
}
