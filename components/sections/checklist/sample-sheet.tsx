import { BulletList } from '@/components/ui/bullet-list.tsx';
import { blanksOf, sheets } from '@/lib/pages/sheets.ts';
import { Blanks } from './blanks.tsx';

/** How many items are shown. The page links to the complete sheet. */
const maxItems = 6;

const sheet = sheets.find(({ checklist }) => checklist.blanks === 'machine');

/** The upper part of the first machine's check sheet. Decorative, because the page links to all sheets. */
export const SampleSheet = () =>
  sheet && (
    // The asphalt below the top of a page hides its lower edge.
    <div
      className="checklist-paper stands-on-strip border-2 border-t-8 border-b-0 border-ink pb-4 lg:pb-4 print:hidden"
      aria-hidden="true"
    >
      <p className="flex flex-wrap justify-between gap-x-4 border-ink pb-3 font-display text-xl max-sm:border-b-2">
        {sheet.subject} <b>{sheet.checklist.printedHeading ?? sheet.checklist.heading}</b>
      </p>
      <Blanks labels={blanksOf(sheet.checklist).before} className="blank-boxes max-sm:hidden" />
      <BulletList
        marker="ticks"
        items={sheet.checklist.items.slice(0, maxItems)}
        className="ticks-in-columns ticks-cut-off"
      />
    </div>
  );
