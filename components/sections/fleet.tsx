import { fleetWords } from '@/content/fleet-words';
import { SiteLink } from '@/components/ui/site-link';
import { home } from '@/content/pages/home';
import { fleet, person } from '@/lib/site/fleet';
import { FleetDrawing } from './fleet-drawing';
import { ScaleBar } from './scale-bar';

/** Machines that the first screen of a phone or a laptop shows: they are in the page, the others in one file. */
const onFirstScreen = 6;

const metres = (value: number) => `${value} m`;

/**
 * Every machine on its ground line at one scale, lowest to highest, with a person among them. Rows where there is room for
 * them, a strip to sweep on a phone.
 */
export const Fleet = () => (
  <div className="fleet">
    <p className="fleet-caption">
      <b className="no-print md:hidden">{home.fleet.sweep}</b>
      <span>{home.fleet.caption}</span>
      <ScaleBar />
    </p>
    <ul>
      <li className="fleet-person">
        <FleetDrawing drawing={person} />
        <span>
          <b>
            <span className="sr-only">{fleetWords.person} </span>
            {metres(person.height)}
          </b>
        </span>
      </li>
      {fleet.map((machine, index) => (
        <li key={machine.slug}>
          <SiteLink href={machine.path}>
            <FleetDrawing
              drawing={machine}
              fromSprite={index < onFirstScreen ? undefined : machine.drawing}
              name={machine.drawing}
            />
            <span>
              <b>{machine.machine}</b> {metres(machine.height)}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </div>
);
