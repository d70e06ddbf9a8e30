import { ListPage } from '@/components/page/list-page.tsx';
import { guides } from '@/content/guides/index.ts';
import { guidesPage } from '@/content/guides/list-page.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

export const metadata = pageMetadata(guidesPage);

export default function GuidesPage() {
  return <ListPage page={guidesPage} entries={guides.listed} />;
}
