import { locations } from '@/content/locations';
export const dynamicParams = false;
export const generateStaticParams = () => locations.entries.map(({ slug }) => ({ slug }));
export default function Page() {
  return <h1>x</h1>;
}
