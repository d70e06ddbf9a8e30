import type { ReactNode } from 'react';
import type { CallToActionFields } from '@/components/frame/call-to-action.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { SectionNote } from '@/components/sections/section-note.tsx';
import { company, mainOffice } from '@/content/company.ts';
import { formatDate } from '@/content/format/format-date.ts';
import { sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Page } from '@/content/model/page.ts';
import type { Collapses } from '@/content/model/section.ts';
import { ArticleHero } from './article-hero.tsx';
import { RelatedLinks } from './related-links.tsx';

type ArticlePageProps = {
  /** Without it, the hero is that of the page. */
  readonly hero?: ReactNode;
  readonly page: Page;
  readonly callToAction?: CallToActionFields | undefined;
  readonly author?: string;
  /** The default for all sections. */
  readonly collapses?: Collapses;
  /** Makes the page one sheet with a letterhead, for pages that visitors print and hand on. */
  readonly isDocument?: boolean;
  /** Shown before the sections. */
  readonly children?: ReactNode;
};

/** A page that consists of a hero and sections, such as a guide or the terms. */
export const ArticlePage = ({
  page,
  hero = <ArticleHero page={page} />,
  callToAction,
  author,
  collapses,
  isDocument,
  children,
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
        {children}
      </PageSections>
      <RelatedLinks page={page} />
    </PageFrame>
  );
};
