import { PhoneButton } from '@/components/company/phone-button.tsx';
import type { CallToActionFields } from '@/components/frame/call-to-action.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { ReadingGrid } from '@/components/sections/reading-grid.tsx';
import { SectionList } from '@/components/sections/section-list.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { SitePath } from '@/content/paths.ts';
import type { ListPageFields } from '@/content/types/page.ts';
import { machineItem, personItem } from '@/lib/drawings/stage-items.ts';
import { groupsOf } from './groups-of.ts';
import { JumpLinks } from './jump-links.tsx';
import { LinkGroups, type LinkGroupItem } from './link-groups.tsx';
import { PageHero } from './page-hero.tsx';

type ListPageProps = {
  readonly path: SitePath;
  readonly page: ListPageFields;
  readonly entries: readonly (LinkGroupItem & { readonly group: string })[];
  readonly callToAction: CallToActionFields;
};

export const ListPage = ({ path, page, entries, callToAction }: ListPageProps) => {
  const groups = groupsOf(page.groups, entries);
  return (
    <PageFrame path={path} page={page} callToAction={callToAction}>
      <PageHero
        heading={page.heading}
        intro={page.intro}
        actions={<PhoneButton />}
        scene={{ drawings: [personItem, ...page.machines.map((slug) => machineItem(slug))] }}
        onStrip={
          <JumpLinks
            jumps={groups.map(({ heading }) => ({ href: `#${toId(heading)}` as const, label: heading }))}
          />
        }
      />
      <ReadingGrid>
        <LinkGroups groups={groups} />
        <SectionList path={path} sections={page.sections ?? []} />
      </ReadingGrid>
    </PageFrame>
  );
};
