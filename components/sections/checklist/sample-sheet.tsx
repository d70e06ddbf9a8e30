import { familyPaths } from '@/content/paths.ts';
import { sheets } from '@/lib/routes/sheets.ts';
import { TickList } from '../shared/tick-list.tsx';
import { Blanks } from './blanks.tsx';

/** How many items are shown. The page links to the complete sheet. */
const shownItems = 6;

const sheet = sheets.find(({ pagePath }) => pagePath.startsWith(`${familyPaths.machines}/`));

/** The upper part of the first machine's check sheet. Decorative, because the page links to all sheets. */
export const SampleSheet = () =>
  sheet && (
    <div className="checklist-paper sample-sheet" aria-hidden="true">
      <p>
        {sheet.subject} <b>{sheet.checklist.printedHeading ?? sheet.checklist.heading}</b>
      </p>
      <Blanks labels={sheet.blanks.before} />
      <TickList items={sheet.checklist.items.slice(0, shownItems)} />
    </div>
  );
