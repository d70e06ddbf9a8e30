import { PageFrame } from '@/components/page/page-frame';
import { ClosingCall } from '@/components/page/closing-call';
import { HomeSections } from './home-sections';
import { HomeHero } from './home-hero';
import { closingCalls } from '@/content/site/closing-calls';
import { home } from '@/content/pages/home';

export const HomePage = () => (
  <PageFrame path="/" hire="/contact">
    <HomeHero />
    <HomeSections sections={home.sections} />
    <ClosingCall {...closingCalls.top} machine={home.closingMachine} />
  </PageFrame>
);
