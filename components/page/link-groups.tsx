import { MachineRow } from '@/components/machines/machine-row.tsx';
import { SectionFrame } from '@/components/sections/section-frame.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import type { DrawnMachine } from '@/content/drawings/machine-sizes.ts';
import type { Thumbnail } from '@/content/guides/guide.ts';
import type { Page } from '@/content/model/page.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import { rowWidth } from '@/lib/drawings/measures.ts';
import { cardPairPath, drawingPath } from '@/lib/images/drawing-paths.ts';
import { cardPairSize } from '@/lib/tickets/cards/draw-card-pair.ts';

export type LinkGroupItem = Pick<Page, 'path' | 'name' | 'lang'> & {
  readonly summary: string;
  /** Drawn in a row beside the link. */
  readonly machines?: readonly DrawnMachine[];
  /** Drawn above the link, which makes the group a grid of tiles. */
  readonly thumbnail?: Thumbnail;
};

type LinkGroup = {
  readonly heading: string;
  readonly text: string;
  readonly entries: readonly LinkGroupItem[];
};

const imageOf = (thumbnail: Thumbnail) => {
  const size = { width: 320, height: 200 };
  switch (thumbnail.kind) {
    case 'machine':
      return { src: drawingOf(thumbnail.machine).imagePath, ...size };
    case 'card-pair':
      return { src: cardPairPath, ...cardPairSize };
    case 'guide':
      return { src: drawingPath('guides', thumbnail.drawingFile), ...size };
    default:
      return thumbnail satisfies never;
  }
};

const rowMetres = 28;

/** Leaves out machines that don't fit in a row of `rowMetres` beside a person, who takes up 3 metres. */
const fittingMachines = (machines: readonly DrawnMachine[]) => {
  const row: DrawnMachine[] = [];
  for (const machine of machines)
    if (rowWidth([...row, machine].map(drawingOf)) <= rowMetres - 3) row.push(machine);
  return row;
};

export const LinkGroups = ({ groups }: { readonly groups: readonly LinkGroup[] }) =>
  groups.map(({ heading, text, entries }, index) => (
    <SectionFrame
      key={heading}
      heading={heading}
      intro={text}
      band={index % 2 === 1 ? 'paper' : undefined}
      width={entries.some((entry) => entry.machines ?? entry.thumbnail) ? 'all-columns' : undefined}
    >
      <ul className={entries.some(({ thumbnail }) => thumbnail) ? 'link-tiles' : 'link-group'}>
        {entries.map(({ path, name, summary, lang, machines = [], thumbnail }) => (
          <li key={path} lang={lang}>
            {machines.length > 0 && (
              <MachineRow machines={fittingMachines(machines)} values={{ '--width': rowMetres }} />
            )}
            {thumbnail && <img {...imageOf(thumbnail)} alt="" loading="lazy" className="thumbnail" />}
            <div>
              <h3>
                <SiteLink href={path}>{name}</SiteLink>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  ));
