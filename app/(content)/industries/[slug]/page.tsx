import { industries } from '@/content/industries';
export const dynamicParams = false;
export const generateStaticParams = () => industries.entries.map(({ slug }) => ({ slug }));
export default function Page() {
  return <h1>x</h1>;
}
