import { collection } from '../model/collection.ts';
import { backhoeOperators } from './backhoe-operators.ts';
import { compactorOperators } from './compactor-operators.ts';
import { craneOperators } from './crane-operators.ts';
import { dozerOperators } from './dozer-operators.ts';
import { dumperOperators } from './dumper-operators.ts';
import { excavatorOperators } from './excavator-operators.ts';
import { forkliftOperators } from './forklift-operators.ts';
import { grabOperators } from './grab-operators.ts';
import { graderOperators } from './grader-operators.ts';
import { loadingShovelOperators } from './loading-shovel-operators.ts';
import { pilingRigOperators } from './piling-rig-operators.ts';
import { rollerOperators } from './roller-operators.ts';
import { scraperOperators } from './scraper-operators.ts';
import { skidSteerOperators } from './skid-steer-operators.ts';
import { machineTitle } from './slugs.ts';
import { telehandlerOperators } from './telehandler-operators.ts';

export const machines = collection({
  family: 'machines',
  heading: 'Machines',
  entries: {
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
  },
  derive: (_, slug) => ({
    shareDrawing: { kind: 'machine', machine: slug },
    checklistSubject: machineTitle(slug),
  }),
});

export type MachineEntry = (typeof machines.entries)[number];
