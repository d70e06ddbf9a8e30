import { collection } from '../collection';
import { quarryOperations } from './quarry-operations';
import { wasteManagement } from './waste-management';
import { demolition } from './demolition';
import { earthworks } from './earthworks';
import { roadConstruction } from './road-construction';
import { commercialConstruction } from './commercial-construction';
import { residentialConstruction } from './residential-construction';
import { infrastructureProjects } from './infrastructure-projects';
import { miningOperations } from './mining-operations';
import { landscaping } from './landscaping';
import type { Sector } from './sector';

export const sectors = collection<Sector>()('sectors', {
  'quarry-operations': quarryOperations,
  'waste-management': wasteManagement,
  demolition,
  earthworks,
  'road-construction': roadConstruction,
  'commercial-construction': commercialConstruction,
  'residential-construction': residentialConstruction,
  'infrastructure-projects': infrastructureProjects,
  'mining-operations': miningOperations,
  landscaping,
});
