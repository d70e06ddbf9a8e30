import { ListPage } from '@/components/page/list-page.tsx';
import { sectors } from '@/content/sectors/index.ts';
import { sectorsPage } from '@/content/sectors/list-page.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

export const metadata = pageMetadata(sectorsPage);

export default function SectorsPage() {
  return <ListPage page={sectorsPage} entries={sectors.listed} />;
}
