import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../shared/copy-project.ts';

const insertAfter = (file: string, anchor: string, text: string) => {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(anchor)) throw new Error(`${file} does not contain “${anchor}”.`);
  writeFileSync(file, before.replace(anchor, `${anchor}${text}`));
};

/** Adds copies of one town to a copy of the project, on a grid of a mile and a half. */
const addTowns = (project: string, count: number) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const content = join(project, 'content');
  insertAfter(
    join(content, 'towns', 'slugs.ts'),
    'townSlugs = [',
    `\n${numbers.map((number) => `  'copy-${number}',`).join('\n')}`,
  );
  writeFileSync(
    join(content, 'towns', 'copies.ts'),
    `import { dudley as town } from './dudley.ts';

const side = Math.ceil(Math.sqrt(${count}));

const copy = (index: number) => ({
  ...town,
  name: \`Copy \${index + 1}\`,
  latitude: town.latitude + (Math.floor(index / side) - side / 2) * 0.02,
  longitude: town.longitude + ((index % side) - side / 2) * 0.035,
});

export const copies = Object.fromEntries(
  Array.from({ length: ${count} }, (_, index) => [\`copy-\${index + 1}\`, copy(index)]),
) as Record<${numbers.map((number) => `'copy-${number}'`).join(' | ') || 'never'}, typeof town>;
`,
  );
  const index = join(content, 'towns', 'index.ts');
  insertAfter(
    index,
    "import { collection } from '../model/collection.ts';",
    "\nimport { copies } from './copies.ts';",
  );
  insertAfter(index, '  entries: {', '\n    ...copies,');
};

type Timing = { readonly towns: number; readonly seconds: number };

const buildSeconds = async (root: string, towns: number): Promise<Timing> => {
  const project = copyProject(root);
  if (towns > 0) addTowns(project.folder, towns);
  const start = performance.now();
  const build = spawn('npm', ['run', 'build', '--', '--to', join(project.folder, 'out')], {
    cwd: project.folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  project.remove();
  if (code !== 0) throw new Error(`The build with ${towns} more towns failed.`);
  return { towns, seconds: (performance.now() - start) / 1000 };
};

/** Builds copies of the project with more and more towns, and prints the seconds that each town takes. */
export const timeTowns = async (root: string, counts: readonly number[]) => {
  const base = await buildSeconds(root, 0);
  console.log('| More towns | Build, s | Per town, s |\n| --: | --: | --: |');
  console.log(`| 0 | ${base.seconds.toFixed(1)} | |`);
  for (const count of counts) {
    const { seconds } = await buildSeconds(root, count);
    console.log(`| ${count} | ${seconds.toFixed(1)} | ${((seconds - base.seconds) / count).toFixed(3)} |`);
  }
};
