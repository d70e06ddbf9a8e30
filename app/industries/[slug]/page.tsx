import { ArticlePage } from '@/components/page/article-page';
import { closingCalls } from '@/content/site/closing-calls';
import { industries } from '@/content/industries';
import type { IndustrySlug } from '@/content/site/site-path';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { readonly params: Promise<{ slug: IndustrySlug }> };

export const dynamicParams = false;

export const generateStaticParams = () => industries.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(industries.get((await params).slug).path);

export default async function IndustryRoute({ params }: Props) {
  const entry = industries.get((await params).slug);
  return <ArticlePage path={entry.path} entry={entry} call={closingCalls.industries} hasCallInHero />;
}
