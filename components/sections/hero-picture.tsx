import { MachineDrawing } from '@/components/ui/machine-drawing';
import type { Picture } from '@/content/picture';
import { CardImage } from './card-image';

/** A phone has no room for it and does not fetch it. */
const place = 'w-full max-w-md justify-self-center max-md:hidden';

/** The drawing beside the heading of a guide or a sector. */
export const HeroPicture = ({ picture }: { readonly picture: Picture }) =>
  picture === 'card' ? (
    <CardImage className={place} />
  ) : (
    <MachineDrawing machine={picture} className={place} />
  );
