import type { MachineSlug } from '../paths.ts';

/** Sizes determine the machines' scale and order. Every drawing has its ground line at y = 184. */
export type MachineSize = {
  /**
   * The overall length and height in metres of the machine as drawn, for example with its boom raised. They have the
   * proportions of the drawing.
   */
  readonly length: number;
  readonly height: number;
  /** The position of the moving parts in the drawing. Pages print it with the size. */
  readonly pose?: string;
  /** The left and the right edge of the machine in the drawing, in SVG units. */
  readonly edges: readonly [from: number, to: number];
  /**
   * The machine that was drawn, and the source of its dimensions. The sizes of a typical machine are rounded.
   */
  readonly source: string;
};

/**
 * Machines without a page of their own, such as the dump trucks on the dumper page. The keys are the names of their
 * drawings in `content/drawings/machines`; machines with a page have their slug without `-operators`.
 */
export const machinesWithoutPage = {
  'articulated-truck': {
    name: 'Articulated Dump Truck',
    length: 10.3,
    height: 3.5,
    edges: [6, 312],
    source: 'Articulated dump truck of about 30 t payload, typical of its class',
  },
  'mini-digger': {
    name: 'Mini Digger',
    length: 4,
    height: 2.4,
    edges: [28, 307],
    source: 'Mini excavator of about 2.5 t, typical of its class',
  },
  'rigid-truck': {
    name: 'Rigid Dump Truck',
    length: 8.4,
    height: 4.1,
    edges: [10, 310],
    source: 'Rigid dump truck of about 40 t payload, typical of its class',
  },
} as const satisfies Readonly<Record<string, MachineSize & { readonly name: string }>>;

export type MachineWithoutPage = keyof typeof machinesWithoutPage;

export type DrawnMachine = MachineSlug | MachineWithoutPage;
