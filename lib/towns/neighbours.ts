import { towns, type TownEntry } from '@/content/towns/index.ts';

/** The related towns of a town. Leaves out unlisted ones. */
export const neighboursOf = ({ related }: Pick<TownEntry, 'related'>): readonly TownEntry[] =>
  (related.towns ?? []).map(towns.get).filter(({ unlisted = false }) => !unlisted);
