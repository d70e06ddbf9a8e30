import { ArticlePage } from '@/components/page/article-page.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import type { SectorSlug } from '@/content/paths.ts';
import { sectors } from '@/content/sectors/index.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

type Props = { readonly params: Promise<{ slug: SectorSlug }> };

export const generateStaticParams = () => sectors.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) => pageMetadata(sectors.get((await params).slug));

export default async function SectorPage({ params }: Props) {
  const sector = sectors.get((await params).slug);
  return (
    <ArticlePage
      page={sector}
      callToAction={callsToAction.sector}
      actions={<ContactButtons button={callsToAction.sector.button} />}
    />
  );
}
