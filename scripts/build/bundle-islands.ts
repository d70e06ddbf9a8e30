import { readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative, sep } from 'node:path';
import { buildSync, transformSync, type Metafile } from 'esbuild';
import { ExpectedError } from '../shared/expected-error.ts';
import { islandsFolder } from './next-output.ts';
import { scriptTargets } from './oldest-browsers.ts';

const entryFolder = 'components/islands/entries';
const entryOf = (name: string) => `${entryFolder}/${name}.ts`;
const reactEntry = 'react';

/** Follows the given kinds of import. Lists each file once, after its dependencies. */
const withDependencies = (
  outputs: Metafile['outputs'],
  file: string,
  kinds: readonly string[],
  seen = new Set<string>(),
): readonly string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = outputs[file]?.imports.filter(({ kind }) => kinds.includes(kind)) ?? [];
  return [...imports.flatMap(({ path }) => withDependencies(outputs, path, kinds, seen)), file];
};

/** React, its entry, and Supabase add no elements of their own. Sonner does. */
const addsElements = ({ inputs }: Metafile['outputs'][string]): boolean =>
  Object.keys(inputs).some(
    (file) => file !== entryOf(reactEntry) && !/^node_modules\/(?!sonner\/)/.test(file),
  );

const loadScript = readFileSync(new URL('../../components/islands/load-islands.ts', import.meta.url), 'utf8');

type BundleOptions = {
  readonly project: string;
  readonly siteFolder: string;
  readonly settings: Readonly<Record<string, string>>;
};

/**
 * Bundles all islands. Returns a function that, for the islands of a page, returns the script that loads them, and their
 * code that can add elements to the page, including modules that are loaded on demand.
 */
export const bundleIslands = ({ project, siteFolder, settings }: BundleOptions) => {
  const { outputs } = buildSync({
    absWorkingDir: project,
    entryPoints: readdirSync(join(project, entryFolder)).map((file) => entryOf(parse(file).name)),
    outdir: join(siteFolder, islandsFolder),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: scriptTargets,
    jsx: 'automatic',
    metafile: true,
    // The error that it throws has the same text.
    logLevel: 'silent',
    define: {
      ...Object.fromEntries(
        Object.entries({ ...settings, NODE_ENV: 'production' }).map(([name, value]) => [
          `process.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
      // Define missing settings as undefined, because `process.env` doesn't exist in browsers.
      'process.env': '{}',
    },
  }).metafile;
  const filesOf = (names: readonly string[], kinds: readonly string[]) => {
    const files = names.flatMap((name) => {
      const output = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entryOf(name));
      if (output === undefined)
        throw new ExpectedError(`contains the island "${name}". Write its module ${entryOf(name)}.`);
      return withDependencies(outputs, output, kinds);
    });
    return [...new Set(files)];
  };
  const urlOf = (file: string) => `/${relative(siteFolder, join(project, file)).split(sep).join('/')}`;
  return (islands: readonly string[]) => {
    const modules = filesOf([reactEntry, ...islands], ['import-statement']).map(urlOf);
    return {
      script: transformSync(loadScript, {
        loader: 'ts',
        format: 'iife',
        minify: true,
        target: scriptTargets,
        define: { islandModules: JSON.stringify(modules) },
      }).code.trim(),
      code: filesOf(islands, ['import-statement', 'dynamic-import'])
        .filter((file) => addsElements(outputs[file] as Metafile['outputs'][string]))
        .map((file) => readFileSync(join(project, file), 'utf8'))
        .join('\n'),
    };
  };
};
