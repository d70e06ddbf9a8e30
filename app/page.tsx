import { PageFrame } from '@/components/frame/page-frame.tsx';
import { ReadingGrid } from '@/components/sections/reading-grid.tsx';
import { SectionList } from '@/components/sections/section-list.tsx';
import { home } from '@/content/pages/home.ts';
import { pageMetadata } from '@/lib/routes/metadata.ts';
import { HomeHero } from './home-hero.tsx';

export const metadata = pageMetadata(home);

export default function HomePage() {
  return (
    <PageFrame page={home}>
      <HomeHero />
      <ReadingGrid hasLargeHeadings>
        <SectionList page={home} />
      </ReadingGrid>
    </PageFrame>
  );
}
