import { Collapsible } from '@/components/ui/collapsible';
import { siteLanguage } from '@/content/language';
import { sheetText } from '@/content/pages/sheet-text';
import { sheetOf } from '@/lib/routes/sheets';
import type { ContentProps } from '../content-props';
import { Blanks } from './blanks';
import { TickList } from './tick-list';

export const Checklist = ({ section }: ContentProps<'checklist'>) => {
  const sheet = sheetOf(section);
  return (
    <>
      <a href={sheet.path} lang={siteLanguage} className="button">
        {sheetText.link}
      </a>
      <Collapsible
        summary={<span lang={siteLanguage}>{sheetText.show}</span>}
        collapses="on-phones"
        className="checklist"
      >
        <div className="checklist-paper">
          <Blanks labels={sheet.blanks.before} aria-hidden />
          <TickList items={section.items} />
        </div>
      </Collapsible>
    </>
  );
};
