import clsx from 'clsx';
import { MeasuredStyle } from '@/components/ui/measured-style';
import { SiteLink } from '@/components/ui/site-link';
import type { services } from '@/content/services';
import { rowWidths } from '@/lib/machines/card-rows';
import { fleetMachine, sharedShapes } from '@/lib/machines/fleet';
import { FleetDrawing } from './fleet-drawing';
import { PersonDrawing } from './person-drawing';

type Entry = (typeof services.entries)[number];

type MachineCardsProps = {
  readonly entries: readonly Entry[];
  readonly names: 'h2' | 'h3';
  readonly note: (entry: Entry) => string;
  /** Draws all machines to the same scale and, on phones, shows only their names. The home page uses this. */
  readonly isShort?: boolean;
};

/** In metres. */
const air = 1.2;

const tenths = (value: number) => Number(value.toFixed(1));

/**
 * Machines in the same row have the same scale, and the first card of each row also shows a person. Each card is a
 * single link.
 */
export const MachineCards = ({ entries, names: Name, note, isShort = false }: MachineCardsProps) => {
  const machines = entries.map(({ slug }) => fleetMachine(slug));
  const inPairs = rowWidths(machines, 2);
  const inThrees = rowWidths(machines, 3);
  return (
    <ul className={clsx('machine-cards', isShort && 'is-short')}>
      {entries.map((entry, index) => {
        const machine = machines[index]!;
        const pair = tenths((isShort ? Math.max(...inPairs) : inPairs[index]!) + air);
        const three = tenths((isShort ? Math.max(...inThrees) : inThrees[index]!) + air);
        const scale = `scale-${pair}-${three}`.replaceAll('.', '_');
        return (
          <li key={entry.slug} lang={entry.lang} className={scale}>
            <MeasuredStyle name={scale} values={{ '--pair': pair, '--three': three }} />
            <div className="machine-picture">
              {(index % 2 === 0 || index % 3 === 0) && <PersonDrawing className="machine-person" />}
              <FleetDrawing
                drawing={machine}
                shapes={sharedShapes(machine)}
                name={isShort ? undefined : machine.drawing}
              />
            </div>
            <div className="machine-name">
              <Name>
                <SiteLink href={entry.path}>{entry.name}</SiteLink>
              </Name>
              <p>{note(entry)}</p>
            </div>
            <p>{entry.summary}</p>
          </li>
        );
      })}
    </ul>
  );
};
