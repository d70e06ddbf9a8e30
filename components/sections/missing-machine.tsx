import { MachineDrawing } from '@/components/ui/machine-drawing';
import { services } from '@/content/services';

const [left, , right] = services.entries;

/** Two machines on their ground line, and between them the outline of one that has gone. */
export const MissingMachine = () => (
  <div className="missing">
    {left && <MachineDrawing machine={left.drawing} eager />}
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <path d="M20 184V140l40-30h60V56h90v54h80l10 30v44h-20a36 36 0 0 0-72 0h-56a36 36 0 0 0-72 0z" />
    </svg>
    {right && <MachineDrawing machine={right.drawing} eager />}
  </div>
);
