import { HomeHero } from '@/components/home/home-hero';
import { CallToAction } from '@/components/page/call-to-action';
import { PageFrame } from '@/components/page/page-frame';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { home } from '@/content/pages/home';
import { callsToAction } from '@/content/calls-to-action';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <PageFrame path="/" contactHref="/contact">
      <HomeHero />
      <ReadingGrid>
        <SectionList sections={home.sections} />
      </ReadingGrid>
      <CallToAction {...callsToAction.standard} page={home} />
    </PageFrame>
  );
}
