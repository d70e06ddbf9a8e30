import type { ReactNode } from 'react';
import { PageFrame } from './page-frame';
import { ClosingCall } from './closing-call';
import { ContentsList } from './contents-list';
import { jumpsOf } from '@/components/sections/jumps-of';
import { PageHero } from './page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { SectionNote } from '@/components/sections/section-note';
import { closingCalls } from '@/content/site/closing-calls';
import { featuredServices } from '@/content/menus';
import { sharedText } from '@/content/site/shared-text';
import type { PageFields } from '@/content/site/page-fields';
import type { SitePath } from '@/content/site/site-path';
import { formatDate } from '@/lib/site/format';
import { siteLanguage } from '@/content/site/site-language';

type ReferencePageProps = {
  readonly path: SitePath;
  readonly entry: Pick<PageFields, 'heading' | 'intro' | 'updated' | 'sections'>;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

export const ReferencePage = ({ path, entry, actions, children }: ReferencePageProps) => (
  <PageFrame path={path} hire={closingCalls.top.href}>
    <PageHero heading={entry.heading} intro={entry.intro} actions={actions} />
    {children}
    <ReadingGrid contents={<ContentsList jumps={jumpsOf(entry.sections)} />}>
      <SectionList sections={entry.sections} />
      <SectionNote lang={siteLanguage}>{sharedText.updated(formatDate(entry.updated))}</SectionNote>
    </ReadingGrid>
    <ClosingCall {...closingCalls.top} machine={featuredServices[4]} />
  </PageFrame>
);
