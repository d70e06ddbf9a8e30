import type { CpcsCode, NporsCode } from '../categories';
import type { PageFields } from '../page-fields';
import type { MachineGroup } from '../pages/services';
import type { MachineKind } from '../tickets';

/** The file name of a machine drawing under `content/drawings/machines`. */
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

/** A machine type and its page. */
export type Service = PageFields & {
  /** Name of the machine in menus and lists: `360 Excavator`. */
  readonly machine: string;
  /** Browser title without the company suffix: common search terms, at most 50 characters. */
  readonly title: string;
  /** One sentence for the card. */
  readonly summary: string;
  readonly drawing: MachineDrawing;
  /** The group in the list of services. */
  readonly group: MachineGroup;
  /** The usual categories. The main category comes first. */
  readonly categories: { readonly cpcs: readonly CpcsCode[]; readonly npors: readonly NporsCode[] };
  /** The usual card in one line, for lists of machines. */
  readonly ask: string;
  /** Variants of the machine that need different tickets, for the ticket finder. */
  readonly tickets: readonly MachineKind[];
  readonly plate: {
    /** Weight or capacity band. */
    readonly range: string;
    /** Usual hire periods in a few words. */
    readonly hire: string;
    /** The hirer's preparations in a few words. */
    readonly provide: string;
  };
};
