import { ListPage } from '@/components/page/list-page.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { sectorsPage } from '@/content/pages/sectors.ts';
import { sectors } from '@/content/sectors/index.ts';
import { pageMetadata } from '@/lib/routes/metadata.ts';

export const metadata = pageMetadata('/industries');

export default function SectorsPage() {
  return (
    <ListPage
      path="/industries"
      page={sectorsPage}
      entries={sectors.listed}
      callToAction={callsToAction.standard}
    />
  );
}
