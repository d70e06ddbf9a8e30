import { ListPage } from '@/components/page/list-page';
import { closingCalls } from '@/content/site/closing-calls';
import { industries } from '@/content/industries';
import { industriesPage } from '@/content/pages/industries';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/industries');

export default function IndustriesRoute() {
  return (
    <ListPage
      path="/industries"
      page={industriesPage}
      entries={industries.listed.map((industry) => ({
        ...industry,
        machines: industry.related.services ?? [],
      }))}
      closing={closingCalls.top}
    />
  );
}
