import type { Pictogram } from '@/content/pictogram';

/** A pictogram on a plate, loaded from a file (`app/signs`). */
export const Sign = ({ name }: { readonly name: Pictogram }) => (
  <img src={`/signs/${name}.svg`} alt="" width={48} height={48} loading="lazy" />
);
