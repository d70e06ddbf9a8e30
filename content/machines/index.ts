import { collection } from '../collection';
import { dumperOperators } from './dumper-operators';
import { excavatorOperators } from './excavator-operators';
import { grabOperators } from './grab-operators';
import { dozerOperators } from './dozer-operators';
import { rollerOperators } from './roller-operators';
import { loadingShovelOperators } from './loading-shovel-operators';
import { telehandlerOperators } from './telehandler-operators';
import { forkliftOperators } from './forklift-operators';
import { craneOperators } from './crane-operators';
import { skidSteerOperators } from './skid-steer-operators';
import { backhoeOperators } from './backhoe-operators';
import { graderOperators } from './grader-operators';
import { compactorOperators } from './compactor-operators';
import { scraperOperators } from './scraper-operators';
import { pilingRigOperators } from './piling-rig-operators';
import type { Machine } from './machine';

export const machines = collection<Machine>()('machines', {
  'dumper-operators': dumperOperators,
  'excavator-operators': excavatorOperators,
  'grab-operators': grabOperators,
  'dozer-operators': dozerOperators,
  'roller-operators': rollerOperators,
  'loading-shovel-operators': loadingShovelOperators,
  'telehandler-operators': telehandlerOperators,
  'forklift-operators': forkliftOperators,
  'crane-operators': craneOperators,
  'skid-steer-operators': skidSteerOperators,
  'backhoe-operators': backhoeOperators,
  'grader-operators': graderOperators,
  'compactor-operators': compactorOperators,
  'scraper-operators': scraperOperators,
  'piling-rig-operators': pilingRigOperators,
});

export type MachineEntry = (typeof machines.entries)[number];
