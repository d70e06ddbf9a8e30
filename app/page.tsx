import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { home } from '@/content/pages/home.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';
import { HomeHero } from './_home/home-hero.tsx';

export const metadata = pageMetadata(home);

export default function HomePage() {
  return (
    <PageFrame page={home}>
      <HomeHero />
      <PageSections page={home} hasLargeHeadings />
    </PageFrame>
  );
}
