import { ServicePage } from '@/app/services/service-page';
import { services } from '@/content/services';
import type { ServiceSlug } from '@/content/site/site-path';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { readonly params: Promise<{ slug: ServiceSlug }> };

export const dynamicParams = false;

export const generateStaticParams = () => services.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) => pageMetadata(`/services/${(await params).slug}`);

export default async function ServiceRoute({ params }: Props) {
  return <ServicePage slug={(await params).slug} />;
}
