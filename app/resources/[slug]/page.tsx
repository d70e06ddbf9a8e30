import { ArticlePage } from '@/components/page/article-page';
import { callsToAction } from '@/content/calls-to-action';
import { company } from '@/content/company';
import { guides } from '@/content/guides';
import type { GuideSlug } from '@/content/paths';
import { pageMetadata } from '@/lib/routes/metadata';

type Props = { readonly params: Promise<{ slug: GuideSlug }> };

export const dynamicParams = false;

export const generateStaticParams = () => guides.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(guides.get((await params).slug).path);

export default async function GuidePage({ params }: Props) {
  const entry = guides.get((await params).slug);
  return (
    <ArticlePage
      path={entry.path}
      entry={{ ...entry, heading: entry.name, opening: entry.question }}
      callToAction={callsToAction.stillUnsure}
      author={company.name}
    />
  );
}
