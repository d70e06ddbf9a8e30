import { HomeHero } from '@/components/home/home-hero';
import { HomeSections } from '@/components/home/home-sections';
import { ClosingCall } from '@/components/page/closing-call';
import { PageFrame } from '@/components/page/page-frame';
import { home } from '@/content/pages/home';
import { closingCalls } from '@/content/site/closing-calls';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <PageFrame path="/" contactHref="/contact">
      <HomeHero />
      <HomeSections sections={home.sections} />
      <ClosingCall {...closingCalls.top} machine={home.closingMachine} />
    </PageFrame>
  );
}
