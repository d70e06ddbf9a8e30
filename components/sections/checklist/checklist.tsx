import { BulletList } from '@/components/ui/bullet-list.tsx';
import { Collapsible } from '@/components/ui/collapsible.tsx';
import { sheetText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { sheetPath } from '@/content/paths.ts';
import { blanksOf } from '@/lib/pages/sheets.ts';
import type { KindRenderer } from '../kind-renderer.ts';
import { Blanks } from './blanks.tsx';

export const checklistKind: KindRenderer<'checklist'> = {
  layout: { band: 'asphalt', isKeptTogether: true },
  Content: ({ path, ...checklist }) => (
    <>
      <a href={sheetPath(path, checklist.sheetSlug)} lang={siteLanguage} className="button">
        {sheetText.printLink}
      </a>
      <Collapsible
        summary={<span lang={siteLanguage}>{sheetText.showList}</span>}
        collapses="on-phones"
        className="checklist"
      >
        <div className="checklist-paper">
          <Blanks labels={blanksOf(checklist).before} className="blank-boxes" aria-hidden />
          <BulletList marker="ticks" items={checklist.items} className="ticks-in-columns" />
        </div>
      </Collapsible>
    </>
  ),
};
