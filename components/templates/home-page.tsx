import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { HomeSections } from '@/components/sections/home-sections';
import { Stage } from '@/components/sections/stage';
import { closingCalls } from '@/content/closing-calls';
import { home } from '@/content/pages/home';

export const HomePage = () => (
  <PageFrame path="/" hire="/contact">
    <Stage />
    <HomeSections sections={home.sections} />
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
