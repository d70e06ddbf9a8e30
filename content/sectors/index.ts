import { collection } from '../model/collection.ts';
import { commercialConstruction } from './commercial-construction.ts';
import { demolition } from './demolition.ts';
import { earthworks } from './earthworks.ts';
import { infrastructureProjects } from './infrastructure-projects.ts';
import { landscaping } from './landscaping.ts';
import { miningOperations } from './mining-operations.ts';
import { quarryOperations } from './quarry-operations.ts';
import { residentialConstruction } from './residential-construction.ts';
import { roadConstruction } from './road-construction.ts';
import { wasteManagement } from './waste-management.ts';

export const sectors = collection({
  family: 'sectors',
  heading: 'Sectors',
  entries: {
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
  },
});
