import type { ServiceSlug } from './site-path';

type Words = readonly [string, ...string[]];

/**
 * What pages call each machine. When a machine goes, its line stays: `npm run check:launch` then prints every sentence that
 * still names it, until the line goes too.
 */
export const machineWords: Readonly<Record<ServiceSlug, Words> & Record<string, Words>> = {
  'dumper-operators': ['dumper', 'dump truck'],
  'excavator-operators': ['excavator', 'digger', '360'],
  'grab-operators': ['grab'],
  'dozer-operators': ['dozer', 'bulldozer'],
  'roller-operators': ['roller'],
  'loading-shovel-operators': ['loading shovel', 'shovel', 'wheel loader'],
  'telehandler-operators': ['telehandler', 'telescopic handler'],
  'forklift-operators': ['forklift', 'FLT'],
  'crane-operators': ['crane'],
  'skid-steer-operators': ['skid steer'],
  'backhoe-operators': ['backhoe'],
  'grader-operators': ['grader'],
  'compactor-operators': ['compactor'],
  'scraper-operators': ['scraper'],
  'piling-rig-operators': ['piling rig', 'piling'],
};
