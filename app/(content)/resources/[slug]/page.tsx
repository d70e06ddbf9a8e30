import { resources } from '@/content/resources';
export const dynamicParams = false;
export const generateStaticParams = () => resources.entries.map(({ slug }) => ({ slug }));
export default function Page() {
  return <h1>x</h1>;
}
