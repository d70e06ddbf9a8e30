import { Collapsible } from '@/components/ui/collapsible.tsx';
import { sheetText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { sheetOf } from '@/lib/routes/sheets.ts';
import type { ContentProps } from '../kind-renderer.ts';
import { TickList } from '../shared/tick-list.tsx';
import { Blanks } from './blanks.tsx';

export const Checklist = ({ section, path }: ContentProps<'checklist'>) => {
  const sheet = sheetOf(path, section);
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
          <Blanks labels={sheet.blanks.before} className="blank-boxes" aria-hidden />
          <TickList items={section.items} className="ticks-in-columns" />
        </div>
      </Collapsible>
    </>
  );
};
