import { workedExample } from './worked-example.ts';

const { hires, dayRate, journeys, travelAJourney, digsANight, fee, vatPercent, payroll, cisPercent } =
  workedExample;

/** One amount in pounds per hire. */
export type Sums = readonly number[];

export const sumOf = (amounts: readonly Sums[]): Sums =>
  hires.map((_hire, column) => amounts.reduce((total, sums) => total + (sums[column] ?? 0), 0));

const percentOf = (sums: Sums, percent: number): Sums => sums.map((sum) => (sum * percent) / 100);

const rounded = (sums: Sums): Sums => sums.map(Math.round);

const shareOf = (
  sums: Sums,
  { percent, from, to = Infinity }: { readonly percent: number; readonly from: number; readonly to?: number },
): Sums =>
  percentOf(
    sums.map((sum) => Math.max(Math.min(sum, to) - from, 0)),
    percent,
  );

const pay = hires.map(({ days }) => days * dayRate);
const travel = hires.map(() => journeys * travelAJourney);
const digs = hires.map(({ nights }) => nights * digsANight);
const fees = typeof fee === 'number' ? hires.map(() => fee) : percentOf(pay, fee.percentOfPay);
const holiday = percentOf(pay, payroll.holidayPercent);
const earned = sumOf([pay, holiday]);

/** What each hire of the worked example costs. */
export const exampleSums = {
  operator: { pay, travel, digs },
  agency: { fee: fees, vat: percentOf(fees, vatPercent) },
  /** In whole pounds. */
  payroll: {
    holiday: rounded(holiday),
    insurance: rounded(shareOf(sumOf([earned, travel, digs]), payroll.insurance)),
    pension: rounded(shareOf(earned, payroll.pension)),
  },
} as const;

const toOperator = sumOf(Object.values(exampleSums.operator)).at(-1) ?? 0;
const toHmrc = (toOperator * cisPercent) / 100;

/** What the operator and HMRC get for the longest hire, if the hirer deducts tax under CIS. */
export const exampleDeduction = { toOperator: toOperator - toHmrc, toHmrc } as const;
