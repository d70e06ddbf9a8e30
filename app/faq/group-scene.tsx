import { DrawingToScale } from '@/components/machines/drawing-to-scale';
import { measuredStyle } from '@/components/ui/measured-style';
import type { Person } from '@/content/hiring/parties';
import type { MachineSlug } from '@/content/site/site-path';
import { gap, tenths } from '@/lib/machines/measures';
import { machineItem, partyItem } from '@/lib/machines/drawing-items';

type GroupSceneProps = { readonly person: Person; readonly machine: MachineSlug };

/** A person beside a machine, to scale. Decorative. */
export const GroupScene = ({ person, machine }: GroupSceneProps) => {
  const party = partyItem(person).drawing;
  const { drawing, image } = machineItem(machine, { lazy: true });
  const { className, rule } = measuredStyle({
    '--long': tenths(party.width + drawing.width + 3 * gap),
    '--tall': drawing.height,
  });
  return (
    <div className={`machine-ground group-scene ${className}`}>
      {rule}
      <DrawingToScale drawing={party} />
      <DrawingToScale drawing={drawing} image={image} />
    </div>
  );
};
