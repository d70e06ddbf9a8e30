import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { copyProject } from '@/tests/copy-project';
import { addTowns } from './add-towns';

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
