import { HomeHero } from '@/components/home/home-hero';
import { ClosingCall } from '@/components/page/closing-call';
import { PageFrame } from '@/components/page/page-frame';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { home } from '@/content/pages/home';
import { closingCalls } from '@/content/site/closing-calls';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <PageFrame path="/" contactHref="/contact">
      <HomeHero />
      <ReadingGrid>
        <SectionList sections={home.sections} />
      </ReadingGrid>
      <ClosingCall {...closingCalls.top} machine={home.closingMachine} />
    </PageFrame>
  );
}
