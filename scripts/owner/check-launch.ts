import { launchFindings } from './check-launch/launch-findings';
import { plainArguments } from '../shared/plain-arguments';

// `npm run check:launch`: lists the remaining tasks before launch, one per line. The exit code is 1 if there are any.
plainArguments();
const groups = await launchFindings();
for (const [title, findings] of Object.entries(groups))
  if (findings.length > 0) console.log(`${title}:\n  ${findings.join('\n  ')}\n`);
const count = Object.values(groups).flat().length;
console.log(count === 0 ? 'Ready to launch.' : `${count} ${count === 1 ? 'finding' : 'findings'}.`);
if (count > 0) process.exitCode = 1;
