import type { CpcsCode, NporsCode } from '../categories';
import type { PageFields } from '../page-fields';
import type { MachineGroup } from '../pages/services';
import type { MachineKind } from '../tickets';

/** File name of a machine drawing under `content/drawings/machines`. */
export type MachineDrawing =
  | 'dumper'
  | 'excavator'
  | 'grab'
  | 'dozer'
  | 'roller'
  | 'loading-shovel'
  | 'telehandler'
  | 'forklift'
  | 'crane'
  | 'skid-steer'
  | 'backhoe'
  | 'grader'
  | 'compactor'
  | 'scraper'
  | 'piling-rig';

/** A machine type and the page about hiring its operators. */
export type Service = PageFields & {
  /** The machine in a menu or a list: `360 Excavator`. */
  readonly machine: string;
  /** Browser title without the company suffix: the words people search for, at most 50 characters. */
  readonly title: string;
  /** What the card says, one sentence. */
  readonly summary: string;
  readonly drawing: MachineDrawing;
  /** Where it is in the list of services. */
  readonly group: MachineGroup;
  /** The categories to ask for first, main one first. */
  readonly categories: { readonly cpcs: readonly CpcsCode[]; readonly npors: readonly NporsCode[] };
  /** The kinds of the machine that differ in their ticket, for the page that finds it. */
  readonly tickets: readonly MachineKind[];
  /** The machine's data plate. */
  readonly plate: {
    /** Weight or capacity band. */
    readonly range: string;
    /** Usual lengths of hire, in a few words. */
    readonly hire: string;
    /** What the hirer provides, in a few words. */
    readonly provide: string;
  };
};
