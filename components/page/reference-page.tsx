import type { ReactNode } from 'react';
import { PageFrame } from './page-frame';
import { ClosingCall } from './closing-call';
import { ContentsList } from './contents-list';
import { contentsOf } from '@/components/sections/jumps-of';
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
import { siteLanguage } from '@/lib/site/language';
import { castItems } from '@/lib/machines/scale-items';

type ReferencePageProps = {
  readonly path: SitePath;
  readonly entry: Pick<PageFields, 'heading' | 'intro' | 'updated' | 'sections'>;
  readonly actions?: ReactNode;
};

export const ReferencePage = ({ path, entry, actions }: ReferencePageProps) => (
  <PageFrame path={path} hire={closingCalls.top.href}>
    <PageHero
      heading={entry.heading}
      intro={entry.intro}
      scaleItems={castItems}
      labels
      low="everywhere"
      actions={actions}
    />
    <ReadingGrid contents={<ContentsList jumps={contentsOf(entry.sections)} />}>
      <SectionList sections={entry.sections} />
      <SectionNote lang={siteLanguage}>{sharedText.updated(formatDate(entry.updated))}</SectionNote>
    </ReadingGrid>
    <ClosingCall {...closingCalls.top} machine={featuredServices[4]} />
  </PageFrame>
);
