import type { Location } from '@/content/locations/location';
import { findingsIn } from './findings-in';

type Town = Pick<Location, 'name' | 'factsOf'> & { readonly slug: string };

/** Facts that a renamed page still states about the old town. */
export const townFindings = (towns: readonly Town[]): readonly string[] =>
  towns.flatMap(({ slug, name, factsOf = slug }) =>
    findingsIn(`content/locations, page of ${name}`, [
      [
        factsOf !== slug,
        `its roads, ground and position are those of ${factsOf}, not ${slug}`,
        `correct roads, knowFirst, machines, latitude, longitude and the sections, and set factsOf to '${slug}'`,
      ],
    ]),
  );
