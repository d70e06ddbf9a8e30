import { ArticlePage } from '@/components/templates/article-page';
import { closingCalls } from '@/content/closing-calls';
import { industries } from '@/content/industries';
import type { IndustrySlug } from '@/content/site-path';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { readonly params: Promise<{ slug: IndustrySlug }> };

export const dynamicParams = false;

export const generateStaticParams = () => industries.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(`/industries/${(await params).slug}`);

export default async function IndustryRoute({ params }: Props) {
  const { slug } = await params;
  return (
    <ArticlePage path={`/industries/${slug}`} entry={industries.get(slug)} call={closingCalls.industries} />
  );
}
