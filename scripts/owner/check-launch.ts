import { readArguments } from '../shared/read-arguments.ts';
import { launchProblems } from './check-launch/launch-problems.ts';

readArguments({
  name: 'check:launch',
  description: 'Lists what is missing before the site can be published.',
});
const groups = await launchProblems();
for (const [title, problems] of Object.entries(groups))
  if (problems.length > 0) console.log(`${title}:\n  ${problems.join('\n  ')}\n`);
const count = Object.values(groups).flat().length;
console.log(count === 0 ? 'Ready to launch.' : `${count} ${count === 1 ? 'problem' : 'problems'}.`);
if (count > 0) process.exitCode = 1;
