import type { ReactNode } from 'react';
import { PageFrame } from './page-frame';
import { ClosingCall } from './closing-call';
import { ContentsList } from './contents-list';
import { jumpsOf } from '@/components/sections/jumps-of';
import { PageHero, type PageHeroProps } from './page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { SectionNote } from '@/components/sections/section-note';
import { closingCalls } from '@/content/site/closing-calls';
import { sharedText } from '@/content/site/shared-text';
import type { PageFields } from '@/content/site/page-fields';
import type { PageText } from '@/content/pages/page-text';
import type { SitePath } from '@/content/site/site-path';
import { formatDate } from '@/lib/format-date';
import { siteLanguage } from '@/content/site/site-language';

type ReferencePageProps = {
  readonly path: SitePath;
  readonly entry: Pick<PageFields, 'heading' | 'intro' | 'updated' | 'sections'> &
    Pick<PageText, 'closingMachine'>;
  /** Shown before the sections. */
  readonly children?: ReactNode;
} & Pick<PageHeroProps, 'actions' | 'aside' | 'drawings'>;

export const ReferencePage = ({ path, entry, children, ...hero }: ReferencePageProps) => {
  const updated = sharedText.updated(formatDate(entry.updated));
  return (
    <PageFrame path={path} contactHref={closingCalls.top.href}>
      <PageHero
        heading={entry.heading}
        intro={entry.intro}
        note={
          <p lang={siteLanguage} className="py-2">
            {updated}
          </p>
        }
        isAsideWide
        smallDrawings={hero.drawings && 'beside-heading'}
        showsLabels
        {...hero}
      />
      <ReadingGrid contents={<ContentsList jumps={jumpsOf(entry.sections)} />}>
        {children}
        <SectionList sections={entry.sections} isBesideContents />
        <SectionNote lang={siteLanguage} className="hidden">
          {updated}
        </SectionNote>
      </ReadingGrid>
      <ClosingCall {...closingCalls.top} machineSlug={entry.closingMachine} />
    </PageFrame>
  );
};
