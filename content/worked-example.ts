/**
 * SAMPLE FIGURES for two hires, in pounds. They are round numbers, so that readers don't mistake them for real rates.
 * Replace or accept them, then set `confirmed` to true. All totals are calculated from them.
 */
export const workedExample = {
  confirmed: false as boolean,
  /**
   * One column per hire period. The example assumes that the operator stays overnight near the site between the days.
   */
  hires: [
    { days: 1, nights: 0 },
    { days: 5, nights: 4 },
  ],
  dayRate: 200,
  /** One journey before the first shift, and one after the last. */
  journeys: 2,
  travelAJourney: 20,
  digsANight: 50,
  fee: 150,
  vatPercent: 20,
} as const;

const { confirmed, hires, dayRate, journeys, travelAJourney, digsANight, fee, vatPercent } = workedExample;

const pounds = (sum: number) =>
  `£${sum.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(sum) ? 0 : 2, maximumFractionDigits: 2 })}`;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const days = (count: number) => counted(count, 'day');

const vat = (fee * vatPercent) / 100;

/** `sums` contains one amount per hire. */
const lines = {
  operator: [
    { what: `Pay at ${pounds(dayRate)} a day`, sums: hires.map((hire) => hire.days * dayRate) },
    {
      what: `Travel, ${counted(journeys, 'journey')} at ${pounds(travelAJourney)}`,
      sums: hires.map(() => journeys * travelAJourney),
    },
    { what: `Digs at ${pounds(digsANight)} a night`, sums: hires.map(({ nights }) => nights * digsANight) },
  ],
  agency: [
    { what: 'Our fee, once', sums: hires.map(() => fee) },
    { what: `VAT on our fee, ${vatPercent}%`, sums: hires.map(() => vat) },
  ],
};

type Line = { readonly what: string; readonly sums: readonly number[] };

const isCharged = ({ sums }: Line) => sums.some((sum) => sum > 0);

const sumOf = (charged: readonly Line[]) =>
  hires.map((_hire, column) => charged.reduce((total, { sums }) => total + (sums[column] ?? 0), 0));

const print = ({ what, sums }: Line) => ({ what, sums: sums.map(pounds) });

export const exampleDocket = {
  caption: `Example of what ${new Intl.ListFormat('en-GB').format(hires.map((hire) => days(hire.days)))} cost`,
  columns: ['What', ...hires.map((hire) => days(hire.days))],
  parts: [
    { to: 'To the operator', lines: lines.operator },
    { to: 'To us', lines: lines.agency },
  ].map((part) => ({
    ...print({ what: part.to, sums: sumOf(part.lines) }),
    lines: part.lines.filter(isCharged).map(print),
  })),
  total: print({ what: 'Total', sums: sumOf([...lines.operator, ...lines.agency]) }),
  note: `${confirmed ? '' : 'Made-up figures: '}VAT on our fee, none on the pay, no payroll costs.`,
} as const;

/** `£420 for 1 day and £1,420 for 5 days` */
export const exampleTotals = new Intl.ListFormat('en-GB').format(
  hires.map((hire, column) => `${exampleDocket.total.sums[column]} for ${days(hire.days)}`),
);
