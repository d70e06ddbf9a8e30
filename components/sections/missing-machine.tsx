import { fleet } from '@/lib/site/fleet';
import { palette } from '@/lib/site/palette';
import { FleetDrawing } from './fleet-drawing';

const [left, right] = [fleet[2], fleet.at(-4)];

/** Two machines of the fleet on their ground line, and between them the outline of one that has gone. */
export const MissingMachine = () => (
  <div className="missing">
    {left && <FleetDrawing drawing={left} />}
    <svg viewBox="18 54 284 130" width="4.8em" height="2.2em" aria-hidden="true">
      <path
        d="M20 184V140l40-30h60V56h90v54h80l10 30v44h-20a36 36 0 0 0-72 0h-56a36 36 0 0 0-72 0z"
        fill="none"
        stroke={palette.mute}
        strokeWidth={4}
        strokeDasharray="14 10"
      />
    </svg>
    {right && <FleetDrawing drawing={right} />}
  </div>
);
