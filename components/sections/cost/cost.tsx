import { BulletList } from '@/components/ui/bullet-list.tsx';
import { Collapsible } from '@/components/ui/collapsible.tsx';
import { toId } from '@/content/format/to-id.ts';
import { CostSummary } from '../cost-summary.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

export const costKind: KindRenderer<'cost'> = {
  layout: { width: 'window', band: 'paper', columnsClass: 'cost-columns' },
  Content: ({ notes, shows }) => (
    <>
      {notes && (
        <div className="running-text cost-notes">
          <Collapsible
            summary={<h3>{notes.heading}</h3>}
            collapses="in-narrow-windows"
            id={toId(notes.heading)}
          >
            <BulletList items={notes.items} />
          </Collapsible>
        </div>
      )}
      <CostSummary shows={shows} />
    </>
  ),
};
