import { LocationPage } from '@/app/locations/location-page';
import { locations } from '@/content/locations';
import type { LocationSlug } from '@/content/site/site-path';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { readonly params: Promise<{ slug: LocationSlug }> };

export const dynamicParams = false;

export const generateStaticParams = () => locations.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(`/locations/${(await params).slug}`);

export default async function LocationRoute({ params }: Props) {
  return <LocationPage slug={(await params).slug} />;
}
