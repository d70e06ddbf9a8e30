import { ArticlePage } from '@/components/templates/article-page';
import { calls } from '@/content/calls';
import { resources } from '@/content/resources';
import type { ResourceSlug } from '@/content/site-path';
import { pageMetadata } from '@/lib/metadata';

type Props = { readonly params: Promise<{ slug: ResourceSlug }> };

export const dynamicParams = false;

export const generateStaticParams = () => resources.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(`/resources/${(await params).slug}`);

export default async function ResourceRoute({ params }: Props) {
  const { slug } = await params;
  return <ArticlePage path={`/resources/${slug}`} entry={resources.get(slug)} call={calls.resources} />;
}
