import { fleetWords } from '@/content/fleet-words';
import clsx from 'clsx';
import type { ServiceSlug } from '@/content/site-path';
import { neighboursOf, person } from '@/lib/site/fleet';
import { withNoBreakSpaces } from '@/lib/site/format';
import { FleetDrawing } from './fleet-drawing';

/** Metres from which a machine is drawn smaller, to leave its neighbours room on a phone. */
const longMetres = 5;
const longestMetres = 10;

/** A machine on the ground line between its neighbours in size, with a person. */
export const FleetLine = ({ slug }: { readonly slug: ServiceSlug }) => {
  const { smaller, machine, larger } = neighboursOf(slug);
  const name = machine.machine.toLowerCase();
  return (
    <figure
      className={clsx(
        'fleet-line',
        machine.width > longestMetres ? 'fleet-far' : machine.width > longMetres && 'fleet-mid',
      )}
    >
      <div>
        <div>{smaller && <FleetDrawing drawing={smaller} className="fleet-grey" />}</div>
        <FleetDrawing drawing={person} />
        <FleetDrawing drawing={machine} label={fleetWords.sideView(name)} name={machine.drawing} />
        <div>{larger && <FleetDrawing drawing={larger} className="fleet-grey" />}</div>
      </div>
      <figcaption>
        {withNoBreakSpaces(fleetWords.size(machine.width, machine.height, person.height))}
      </figcaption>
    </figure>
  );
};
