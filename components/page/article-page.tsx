import type { ReactNode } from 'react';
import type { CallToActionFields } from '@/components/frame/call-to-action.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { GridRow } from '@/components/sections/grid-row.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { SectionNote } from '@/components/sections/section-note.tsx';
import { company, mainOffice } from '@/content/company.ts';
import { formatDate } from '@/content/format/format-date.ts';
import { sampleText, sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Page } from '@/content/model/page.ts';
import type { Collapses } from '@/content/model/section.ts';
import { PageHero } from './page-hero.tsx';
import { RelatedLinks } from './related-links.tsx';

type ArticlePageProps = {
  readonly page: Page;
  readonly hero?: ReactNode;
  /** Those of the default hero. */
  readonly actions?: ReactNode;
  readonly callToAction?: CallToActionFields | undefined;
  readonly author?: string;
  /** The default for all sections. */
  readonly collapses?: Collapses;
  /** Makes the page one sheet with a letterhead, for pages that visitors print and hand on. */
  readonly isDocument?: boolean;
};

/** A page that consists of a hero and sections, such as a guide or the terms. */
export const ArticlePage = ({
  page,
  actions,
  hero = <PageHero page={page} actions={actions} />,
  callToAction,
  author,
  collapses,
  isDocument,
}: ArticlePageProps) => {
  const updated = sharedText.updated(formatDate(page.updated));
  return (
    <PageFrame page={page} callToAction={callToAction}>
      {hero}
      <PageSections
        page={page}
        collapses={collapses}
        isDocument={isDocument}
        after={
          !isDocument && (
            <SectionNote>
              {author && `${sharedText.writtenBy(author)} `}
              {updated}
            </SectionNote>
          )
        }
      >
        {isDocument && (
          <p lang={siteLanguage} className="document-head">
            <b>
              {company.name}, {mainOffice.town}
            </b>{' '}
            <span>{updated}</span>
          </p>
        )}
        {page.sample && (
          <GridRow lang={siteLanguage} className="running-text text-base">
            <p>
              <b className="section-tag mr-2 ml-0 font-display">{sampleText.tag}</b> {sampleText.text}
            </p>
          </GridRow>
        )}
      </PageSections>
      <RelatedLinks page={page} />
    </PageFrame>
  );
};
