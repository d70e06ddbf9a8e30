import '../telemetry-off';
import { parseArgs } from 'node:util';
import type { Attack, Force } from './attack';
import { attackWithCrashes } from './crashes';
import { attackWithForbiddenRequests } from './forbidden-requests';
import { attackWithMalformedRequests } from './malformed-requests';
import { attackWithManyConnections } from './many-connections';

// `npm run test:attack`: attacks a database service that it starts itself on this machine, and nothing else.
// `-- --small` for a quick run, `-- --seed 7` for other payloads. Exits with code 1 when a promise was broken.
const { values } = parseArgs({
  options: { small: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);
const force: Force = values.small
  ? { seed, payloads: 200, connections: 20, requestsEach: 10, crashes: 3 }
  : { seed, payloads: 1000, connections: 100, requestsEach: 30, crashes: 10 };

const attacks: readonly Attack[] = [
  attackWithMalformedRequests,
  attackWithForbiddenRequests,
  attackWithManyConnections,
  attackWithCrashes,
];

for (const attack of attacks) {
  const { title, counts, violations } = await attack(force);
  console.log(`${violations.length === 0 ? 'held  ' : 'BROKEN'}  ${title}`);
  console.log(
    `        ${Object.entries(counts)
      .map(([name, amount]) => `${name}: ${amount}`)
      .join(', ')}`,
  );
  for (const violation of violations) console.log(`        ${violation}`);
  if (violations.length > 0) process.exitCode = 1;
}
