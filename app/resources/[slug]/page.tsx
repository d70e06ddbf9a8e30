import { ArticlePage } from '@/components/page/article-page.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { company } from '@/content/company.ts';
import { guides } from '@/content/guides/index.ts';
import type { GuideSlug } from '@/content/paths.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

type Props = { readonly params: Promise<{ slug: GuideSlug }> };

export const generateStaticParams = () => guides.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) => pageMetadata(guides.get((await params).slug));

export default async function GuidePage({ params }: Props) {
  const guide = guides.get((await params).slug);
  return <ArticlePage page={guide} callToAction={callsToAction.stillUnsure} author={company.name} />;
}
