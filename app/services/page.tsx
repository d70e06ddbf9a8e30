import { PhoneButton } from '@/components/company/phone-button.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { MachineTiles } from '@/components/machines/machine-tiles.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { SectionFrame } from '@/components/sections/section-frame.tsx';
import { machines } from '@/content/machines/index.ts';
import { machinesPage } from '@/content/machines/list-page.ts';
import { slugs } from '@/content/paths.ts';
import { listedDrawings, person } from '@/lib/drawings/machine-drawings.ts';
import { inMetres } from '@/lib/drawings/measures.ts';
import { machineItem, personItem } from '@/lib/drawings/scene-items.ts';
import { groupsOf } from '@/lib/pages/list-groups.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

export const metadata = pageMetadata(machinesPage);

const stageMachines = [
  ...new Set([...listedDrawings.slice(-1).map(({ machine }) => machine), slugs.machines[0]]),
];

export default function MachinesPage() {
  return (
    <PageFrame page={machinesPage}>
      <PageHero
        page={machinesPage}
        actions={<PhoneButton />}
        scene={{
          drawings: [
            { ...personItem, label: { size: inMetres(person.height) } },
            ...stageMachines.map((slug) => machineItem(slug)),
          ],
          showsSizes: true,
        }}
        strip={machinesPage.scaleNote}
      />
      {groupsOf(machinesPage.groups, machines.listed).map(({ key, heading, text, entries }) => (
        <SectionFrame
          key={key}
          heading={heading}
          id={key}
          intro={text}
          width="window"
          band="paper"
          hasIntroBeside
        >
          <MachineTiles entries={entries} note={({ ticketLine }) => ticketLine} />
        </SectionFrame>
      ))}
      <PageSections page={machinesPage} />
    </PageFrame>
  );
}
