import { ArticlePage } from '@/components/page/article-page';
import { closingCalls } from '@/content/site/closing-calls';
import { company } from '@/content/company';
import { resources } from '@/content/resources';
import type { ResourceSlug } from '@/content/site/site-path';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { readonly params: Promise<{ slug: ResourceSlug }> };

export const dynamicParams = false;

export const generateStaticParams = () => resources.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(resources.get((await params).slug).path);

export default async function ResourceRoute({ params }: Props) {
  const entry = resources.get((await params).slug);
  return (
    <ArticlePage
      path={entry.path}
      entry={{ ...entry, heading: entry.name, lead: entry.question }}
      call={closingCalls.resources}
      author={company.name}
    />
  );
}
