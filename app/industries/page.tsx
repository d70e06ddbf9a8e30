import { ListPage } from '@/components/page/list-page';
import { closingCalls } from '@/content/site/closing-calls';
import { sectors } from '@/content/industries';
import { sectorsPage } from '@/content/pages/industries';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/industries');

export default function SectorsPage() {
  return (
    <ListPage
      path="/industries"
      page={sectorsPage}
      entries={sectors.listed.map((sector) => ({
        ...sector,
        machines: sector.related.services ?? [],
      }))}
      closing={closingCalls.top}
    />
  );
}
