import { fixedPaths, slugs } from '@/content/slugs';
import { placeInFile } from './place-in-file';

const part = '[a-z0-9]+(?:-[a-z0-9]+)*';

/**
 * Paths that mean something else in a URL (`#`, `?`, `%`), that hosts treat differently (capitals, dots, other letters)
 * or that need encoding. `fixed` are whole paths, and `bySection` the last parts of the others.
 */
export const pathProblems = (
  fixed: readonly string[] = fixedPaths,
  bySection: Readonly<Record<string, readonly string[]>> = slugs,
): readonly string[] =>
  [
    ...fixed.filter((path) => !new RegExp(`^(?:/|(?:/${part})+)$`).test(path)),
    ...Object.values(bySection)
      .flat()
      .filter((slug) => !new RegExp(`^${part}$`).test(slug)),
  ].map(
    (wrong) =>
      `${placeInFile('content/slugs.ts', wrong)}: "${wrong}" cannot be part of an address. Use lower-case letters, digits and single hyphens, like dumper-operators.`,
  );
