import { DrawingToScale } from '@/components/machines/drawing-to-scale';
import { measuredStyle } from '@/components/ui/measured-style';
import type { Party } from '@/content/hiring/parties';
import type { MachineSlug } from '@/content/site/site-path';
import { drawingGap, tenths } from '@/lib/machines/measures';
import { machineItem, partyItem } from '@/lib/machines/drawing-items';

type GroupSceneProps = { readonly party: Party; readonly machine: MachineSlug };

/** A party beside a machine, to scale. Decorative. */
export const GroupScene = ({ party, machine }: GroupSceneProps) => {
  const partyDrawing = partyItem(party).drawing;
  const { drawing, image } = machineItem(machine, { lazy: true });
  const { className, rule } = measuredStyle({
    '--long': tenths(partyDrawing.width + drawing.width + 3 * drawingGap),
    '--tall': drawing.height,
  });
  return (
    <div className={`machine-ground group-scene ${className}`}>
      {rule}
      <DrawingToScale drawing={partyDrawing} />
      <DrawingToScale drawing={drawing} image={image} />
    </div>
  );
};
