import { ListPage } from '@/components/page/list-page';
import { closingCalls } from '@/content/site/closing-calls';
import { sectors } from '@/content/sectors';
import { sectorsPage } from '@/content/pages/sectors';
import type { MachineSlug } from '@/content/site/site-path';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/industries');

/** The machines that tell a sector apart come first, because a drawing has no room for all of them. */
const rarestFirst = (machines: readonly MachineSlug[] = []) => {
  const sectorsWith = (machine: MachineSlug) =>
    sectors.listed.filter(({ related }) => related.machines?.includes(machine)).length;
  return machines.toSorted((one, other) => sectorsWith(one) - sectorsWith(other));
};

export default function SectorsPage() {
  return (
    <ListPage
      path="/industries"
      page={sectorsPage}
      entries={sectors.listed.map((sector) => ({
        ...sector,
        machines: rarestFirst(sector.related.machines),
      }))}
      closing={closingCalls.top}
    />
  );
}
