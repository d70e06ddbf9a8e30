import { PhoneButton } from '@/components/company/phone-button.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { Page } from '@/content/model/page.ts';
import type { MachineSlug } from '@/content/paths.ts';
import { machineItem, personItem } from '@/lib/drawings/scene-items.ts';
import { groupsOf } from '@/lib/pages/list-groups.ts';
import { JumpLinks } from './jump-links.tsx';
import { LinkGroups, type LinkGroupItem } from './link-groups.tsx';
import { PageHero } from './page-hero.tsx';

type ListPageProps = {
  /** Groups are in display order. The entry of each page names its group. */
  readonly page: Page & {
    readonly groups: Readonly<Record<string, { readonly heading: string; readonly text: string }>>;
    readonly machines: readonly MachineSlug[];
  };
  readonly entries: readonly (LinkGroupItem & { readonly group: string })[];
};

export const ListPage = ({ page, entries }: ListPageProps) => {
  const groups = groupsOf(page.groups, entries);
  return (
    <PageFrame page={page}>
      <PageHero
        page={page}
        actions={<PhoneButton />}
        scene={{ drawings: [personItem, ...page.machines.map((slug) => machineItem(slug))] }}
        strip={
          <JumpLinks
            jumps={groups.map(({ heading }) => ({
              href: `#${toId(heading)}` as const,
              label: heading,
              lang: page.lang,
            }))}
          />
        }
      />
      <PageSections page={page}>
        <LinkGroups groups={groups} />
      </PageSections>
    </PageFrame>
  );
};
