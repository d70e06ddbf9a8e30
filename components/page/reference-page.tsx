import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import type { CallToActionFields } from './call-to-action.tsx';
import { PageHero, type PageHeroProps } from './page-hero.tsx';
import { ReadingGrid } from '@/components/sections/reading-grid.tsx';
import { SectionList } from '@/components/sections/section-list.tsx';
import { SectionNote } from '@/components/sections/section-note.tsx';
import { company } from '@/content/company.ts';
import { callsToAction } from '@/content/calls-to-action.ts';
import { sharedText } from '@/content/shared-text.ts';
import type { Collapses } from '@/content/section.ts';
import type { FamilyPageFields, FixedPageFields } from '@/content/page.ts';
import type { SitePath } from '@/content/paths.ts';
import { formatDate } from '@/content/format/format-date.ts';
import { siteLanguage } from '@/content/language.ts';

type ReferencePageProps = {
  readonly path: SitePath;
  readonly entry: Pick<
    FamilyPageFields,
    'heading' | 'intro' | 'updated' | 'sections' | 'lang' | 'callToAction'
  > &
    Pick<FixedPageFields, 'opening'>;
  readonly callToAction?: CallToActionFields;
  /** The default for all sections. */
  readonly collapses?: Collapses;
  /** Makes the page one sheet with a letterhead, for pages that visitors print and hand on. */
  readonly isDocument?: boolean;
  /** Shown before the sections. */
  readonly children?: ReactNode;
} & Pick<PageHeroProps, 'actions' | 'aside' | 'caption' | 'drawings' | 'drawingClassName' | 'jumps'>;

export const ReferencePage = ({
  path,
  entry,
  callToAction = callsToAction.standard,
  collapses,
  isDocument,
  children,
  ...hero
}: ReferencePageProps) => {
  const updated = sharedText.updated(formatDate(entry.updated));
  return (
    <PageFrame path={path} page={entry} callToAction={callToAction}>
      <PageHero heading={entry.heading} opening={entry.opening} intro={entry.intro} hasWideAside {...hero} />
      <ReadingGrid isDocument={isDocument}>
        {isDocument && (
          <p lang={siteLanguage} className="document-head">
            <b>
              {company.name}, {company.city}
            </b>{' '}
            <span>{updated}</span>
          </p>
        )}
        {children}
        <SectionList sections={entry.sections} collapses={collapses} isDocument={isDocument} />
        {!isDocument && <SectionNote lang={siteLanguage}>{updated}</SectionNote>}
      </ReadingGrid>
    </PageFrame>
  );
};
