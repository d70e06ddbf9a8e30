import { ArticlePage } from '@/components/page/article-page';
import { callsToAction } from '@/content/calls-to-action';
import { sectors } from '@/content/sectors';
import type { SectorSlug } from '@/content/paths';
import { pageMetadata } from '@/lib/routes/metadata';

type Props = { readonly params: Promise<{ slug: SectorSlug }> };

export const dynamicParams = false;

export const generateStaticParams = () => sectors.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(sectors.get((await params).slug).path);

export default async function SectorPage({ params }: Props) {
  const entry = sectors.get((await params).slug);
  return <ArticlePage path={entry.path} entry={entry} callToAction={callsToAction.sector} hasActionsInHero />;
}
