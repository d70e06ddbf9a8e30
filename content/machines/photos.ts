import { link } from '../section';

/** A link to photos of a machine, for pages on which readers have to tell similar machines apart. */
export const photos = (machine: string, article: 'a' | 'an' = 'a') =>
  link(
    `photos of ${article} ${machine} on Wikimedia Commons`,
    `https://commons.wikimedia.org/wiki/Special:MediaSearch?type=image&search=${encodeURIComponent(machine)}`,
  );
