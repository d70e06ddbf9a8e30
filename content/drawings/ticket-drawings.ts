import type { DrawnMachine } from './machine-sizes.ts';

/** The drawing of a machine, at this scale. */
export type ScaledMachine = {
  readonly machine: DrawnMachine;
  readonly scale: number;
  readonly lineWidth?: number;
};

/** The machines in charts of tickets. Each has a file of its own in `content/drawings/tickets`, or is a drawing of a machine. */
export const ticketDrawings = {
  'articulated-truck': { machine: 'articulated-truck', scale: 0.3 },
  'bored-rig': 'own-file',
  'compact-crane': 'own-file',
  counterbalance: { machine: 'forklift-operators', scale: 0.3 },
  'crane-all': 'own-file',
  'crane-blocked': 'own-file',
  'crane-carrying': 'own-file',
  'crawler-crane': 'own-file',
  'driven-rig': 'own-file',
  'fork-boom': 'own-file',
  'front-tipper': { machine: 'dumper-operators', scale: 0.33 },
  'grab-excavator': 'own-file',
  'grab-lorry': 'own-file',
  'hook-boom': 'own-file',
  'material-handler': { machine: 'grab-operators', scale: 0.31 },
  'mini-dumper': { machine: 'dumper-operators', scale: 0.1, lineWidth: 7 },
  'reach-truck': 'own-file',
  'rigid-truck': { machine: 'rigid-truck', scale: 0.3 },
  'rough-terrain': 'own-file',
  'side-loader': 'own-file',
  'skid-steer': { machine: 'skid-steer-operators', scale: 0.33 },
  'skid-steer-demolition': 'own-file',
  'slewing-boom': 'own-file',
  'tracked-shovel': 'own-file',
  'tripod-rig': 'own-file',
  'wheeled-shovel': { machine: 'loading-shovel-operators', scale: 0.31 },
} as const satisfies Record<string, 'own-file' | ScaledMachine>;

export type TicketDrawing = keyof typeof ticketDrawings;
