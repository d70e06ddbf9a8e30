import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { reactEntry } from './islands.ts';
import { islandsFolder } from './next-output.ts';
import { scriptTargets } from './oldest-browsers.ts';

const entryOf = (name: string) => `components/islands/${name}.ts`;

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

type BundleOptions = {
  readonly project: string;
  readonly siteFolder: string;
  readonly names: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
};

/**
 * For each island, returns the URLs of its modules in execution order, and the code that can add elements, including
 * modules that are loaded on demand.
 */
export const bundleIslands = ({ project, siteFolder, names, settings }: BundleOptions) => {
  const { metafile } = buildSync({
    absWorkingDir: project,
    entryPoints: names.map(entryOf),
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
  });
  const pathOf = (file: string) => `/${relative(siteFolder, join(project, file)).split(sep).join('/')}`;
  return new Map(
    names.map((name) => {
      const [output = ''] =
        Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entryOf(name)) ?? [];
      const modules = withDependencies(metafile.outputs, output, ['import-statement']).map(pathOf);
      const code = withDependencies(metafile.outputs, output, ['import-statement', 'dynamic-import'])
        .filter((file) => addsElements(metafile.outputs[file] as Metafile['outputs'][string]))
        .map((file) => readFileSync(join(project, file), 'utf8'))
        .join('\n');
      return [name, { modules, code }] as const;
    }),
  );
};
