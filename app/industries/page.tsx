import { ListPage } from '@/components/page/list-page';
import { callsToAction } from '@/content/calls-to-action';
import { sectors } from '@/content/sectors';
import { sectorsPage } from '@/content/pages/sectors';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/industries');

export default function SectorsPage() {
  return (
    <ListPage
      path="/industries"
      page={sectorsPage}
      entries={sectors.listed.map((sector) => ({
        ...sector,
        machines: sector.related.machines,
      }))}
      callToAction={callsToAction.standard}
    />
  );
}
