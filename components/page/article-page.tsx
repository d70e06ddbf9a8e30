import { sharedText } from '@/content/shared-text.ts';
import { PageFrame } from './page-frame.tsx';
import type { CallToActionFields } from './call-to-action.tsx';
import { jumpsOf } from '@/components/sections/jumps-of.ts';
import { PageHero } from './page-hero.tsx';
import { ReadingGrid } from '@/components/sections/reading-grid.tsx';
import { RelatedLinks } from './related-links.tsx';
import { SectionList } from '@/components/sections/section-list.tsx';
import { SampleSheet } from '@/components/sections/checklist/sample-sheet.tsx';
import { SectionNote } from '@/components/sections/section-note.tsx';
import { CardPair } from '@/components/tickets/card-pair.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import type { FamilyPageFields, HeroDrawing } from '@/content/page.ts';
import type { SitePath } from '@/content/paths.ts';
import { formatDate } from '@/content/format/format-date.ts';
import { siteLanguage } from '@/content/language.ts';
import { relatedLinksOf } from '@/lib/routes/related-links.ts';
import { besidePerson, machineItem } from '@/lib/drawings/stage-items.ts';

type ArticlePageProps = {
  readonly path: SitePath;
  readonly entry: Pick<
    FamilyPageFields,
    'heading' | 'intro' | 'updated' | 'sections' | 'lang' | 'callToAction'
  > & {
    readonly opening?: string;
    readonly heroDrawing?: HeroDrawing;
  };
  readonly callToAction: CallToActionFields;
  /** True if the top of the page also has a call to action, for pages whose readers want to hire. */
  readonly hasActionsInHero?: boolean;
  readonly author?: string;
};

export const ArticlePage = ({ path, entry, callToAction, hasActionsInHero, author }: ArticlePageProps) => {
  const { heroDrawing } = entry;
  const machine = heroDrawing?.kind === 'machine' ? heroDrawing.machine : undefined;
  return (
    <PageFrame path={path} page={entry} callToAction={{ machine, ...callToAction }}>
      <PageHero
        heading={entry.heading}
        opening={entry.opening}
        intro={entry.intro}
        jumps={jumpsOf(entry)}
        actions={
          hasActionsInHero && <ContactButtons button={{ ...callToAction.button, lang: siteLanguage }} />
        }
        aside={
          heroDrawing?.kind === 'cards' ? <CardPair /> : heroDrawing?.kind === 'sheet' && <SampleSheet />
        }
        hasWideAside
        drawings={machine && besidePerson(machineItem(machine))}
        showsLabels={machine !== undefined}
        showsRuler={machine !== undefined}
      />
      <ReadingGrid>
        <SectionList sections={entry.sections} />
        <SectionNote lang={siteLanguage}>
          {author && `${sharedText.writtenBy(author)} `}
          {sharedText.updated(formatDate(entry.updated))}
        </SectionNote>
      </ReadingGrid>
      <RelatedLinks groups={relatedLinksOf(path)} />
    </PageFrame>
  );
};
