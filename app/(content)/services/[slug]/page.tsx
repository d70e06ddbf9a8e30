import { services } from '@/content/services';
export const dynamicParams = false;
export const generateStaticParams = () => services.entries.map(({ slug }) => ({ slug }));
export default function Page() {
  return <h1>x</h1>;
}
