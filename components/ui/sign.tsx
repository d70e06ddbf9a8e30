import type { Pictogram } from '@/content/pictogram';

export const Sign = ({ name }: { readonly name: Pictogram }) => (
  <img src={`/signs/${name}.svg`} alt="" width={48} height={48} loading="lazy" />
);
