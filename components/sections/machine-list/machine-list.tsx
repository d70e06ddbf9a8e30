import clsx from 'clsx';
import { MachineRow } from '@/components/machines/machine-row.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { siteLanguage } from '@/content/language.ts';
import { machines } from '@/content/machines/index.ts';
import { drawingOf, person } from '@/lib/drawings/machine-drawings.ts';
import { roundToTenths, rowWidth, tileGap } from '@/lib/drawings/measures.ts';
import type { KindRenderer } from '../kind-renderer.ts';

/** Longer lists are tiles. */
const maxInRows = 9;

/**
 * On wide screens, the machines stand on one strip of asphalt and share one scale. On narrow screens, each machine is
 * as large as its thumbnail allows.
 */
export const machineListKind: KindRenderer<'machine-list'> = {
  layout: { width: 'all-columns' },
  Content: ({ items }) => {
    const itemsWithDrawings = items.map((item) => ({
      ...item,
      page: machines.get(item.machine),
      drawing: drawingOf(item.drawnMachine ?? item.machine),
    }));
    const widths = itemsWithDrawings.map(({ drawing }, index) =>
      index === 0 ? rowWidth([person, drawing]) : drawing.width,
    );
    const isLong = items.length > maxInRows;
    const widthOfRow = roundToTenths(Math.max(...widths) + 2 * tileGap);
    return (
      <ul className={clsx('machine-list', isLong && 'many-machines')}>
        {itemsWithDrawings.map(({ machine, name, href, lines, page, drawing }, index) => (
          <li key={machine}>
            <MachineRow
              machines={[drawing.machine]}
              values={{ '--row-width': widthOfRow, '--width': drawing.width }}
              hasPerson={index === 0 && !isLong}
            />
            <div>
              <h3>
                <SiteLink href={href ?? page.path} lang={name ? undefined : (page.lang ?? siteLanguage)}>
                  {name ?? drawingOf(machine).name}
                </SiteLink>
              </h3>
              {lines.map((line, row) => (
                <p key={row}>
                  <RichText text={line} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    );
  },
};
