import type { Party } from '@/content/model/section-parts.ts';
import { drawingPath } from '@/lib/images/drawing-paths.ts';

type PartyImageProps = { readonly party: Party; readonly className?: string };

/** 1.78 m tall including the helmet. Decorative, because the words are next to it. */
export const PartyImage = ({ party, className }: PartyImageProps) => (
  <img
    src={drawingPath('parties', party)}
    alt=""
    width={60}
    height={178}
    loading="lazy"
    className={className}
  />
);
