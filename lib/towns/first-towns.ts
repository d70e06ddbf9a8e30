import { towns } from '@/content/towns/index.ts';

const townsPerGroup = 2;

/** The first towns of each region, which represent the whole area where a list or a map has no room for all towns. */
export const firstTowns = towns.listed.filter(
  ({ group }, index) =>
    towns.listed.slice(0, index).filter((earlier) => earlier.group === group).length < townsPerGroup,
);
