import { formatPounds } from '../format/format-pounds.ts';
import { andList } from '../format/grammar.ts';

/** In pounds, or a share of the operator's pay for the hire without travel and digs: `{ percentOfPay: 12 }`. */
type Fee = number | { readonly percentOfPay: number };

/**
 * SAMPLE FIGURES for two hires, in pounds. They are round numbers, so that readers don't mistake them for real rates.
 * Replace or accept them, then set `confirmed` to true. All totals are calculated from them.
 */
export const workedExample = {
  confirmed: false as boolean,
  /**
   * One column per hire period, within one week. The example assumes that the operator stays overnight near the site
   * between the days.
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
  fee: 150 as Fee,
  /** 0 if you aren't registered for VAT. The pages then say so. */
  vatPercent: 20,
  /**
   * The employer's costs for someone on the payroll in one tax year: check them on GOV.UK before launch, and again each
   * April. Holiday: 5.6 weeks as a share of the other 46.4. National Insurance: GOV.UK, "Changes to the Class 1 National
   * Insurance contributions Secondary Threshold", £5,000 a year until April 2028. Pension: written statement HCWS1206 of
   * 18 December 2025, £6,240 to £50,270 a year. National Insurance is also due on travel and digs, because HMRC counts
   * the site of a driver taken on for it alone as a permanent workplace: EIM32132.
   */
  payroll: {
    taxYear: '2026-27',
    holidayPercent: 12.07,
    insurance: { percent: 15, from: 96 },
    pension: { percent: 3, from: 120, to: 967 },
  },
  /** The usual deduction under CIS from a subcontractor whom HMRC has verified, on travel and digs too: CISR15080. */
  cisPercent: 20,
} as const;

const {
  confirmed,
  hires,
  dayRate,
  journeys,
  travelAJourney,
  digsANight,
  fee,
  vatPercent,
  payroll,
  cisPercent,
} = workedExample;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const days = (count: number) => counted(count, 'day');

/** `sums` contains one amount per hire. */
type Line = { readonly what: string; readonly sums: readonly number[] };

const pay = hires.map((hire) => hire.days * dayRate);
const share = typeof fee === 'number' ? undefined : `${fee.percentOfPay}% of `;
const fees = pay.map((sum) => (typeof fee === 'number' ? fee : (sum * fee.percentOfPay) / 100));

/** The fee inside a sentence. */
export const feeText = share ? `${share}the operator’s pay` : formatPounds(fees[0] ?? 0);

export const feeRule = share ? `Our fee is ${feeText}.` : 'Our fee is the same for a day as for a week.';

export const addsVat = vatPercent > 0 && fees.some((sum) => sum > 0);

const holiday = pay.map((sum) => (sum * payroll.holidayPercent) / 100);
const earned = pay.map((sum, column) => sum + (holiday[column] ?? 0));
const travel = hires.map(() => journeys * travelAJourney);
const digs = hires.map(({ nights }) => nights * digsANight);
const expenses = travel.map((sum, column) => sum + (digs[column] ?? 0));

const shareOf = (
  sum: number,
  { percent, from, to = Infinity }: { percent: number; from: number; to?: number },
) => (Math.max(Math.min(sum, to) - from, 0) * percent) / 100;

const lines = {
  operator: [
    { what: `Pay at ${formatPounds(dayRate)} a day`, sums: pay },
    { what: `Travel, ${counted(journeys, 'journey')} at ${formatPounds(travelAJourney)}`, sums: travel },
    { what: `Digs at ${formatPounds(digsANight)} a night`, sums: digs },
  ],
  agency: [
    { what: share ? `Our fee, ${share}pay` : 'Our fee, once', sums: fees },
    { what: `VAT on our fee, ${vatPercent}%`, sums: fees.map((sum) => (sum * vatPercent) / 100) },
  ],
  payroll: [
    {
      what: `Holiday, about ${Math.round(payroll.holidayPercent)}% of pay`,
      sums: holiday.map(Math.round),
    },
    {
      what: `Employer’s NI, ${payroll.insurance.percent}% of what’s over ${formatPounds(payroll.insurance.from)} a week`,
      sums: earned.map((sum, column) =>
        Math.round(shareOf(sum + (expenses[column] ?? 0), payroll.insurance)),
      ),
    },
    {
      what: `Pension if due, ${payroll.pension.percent}% of pay from ${formatPounds(payroll.pension.from)} to ${formatPounds(payroll.pension.to)} a week`,
      sums: earned.map((sum) => Math.round(shareOf(sum, payroll.pension))),
    },
  ],
} satisfies Record<string, readonly Line[]>;

const isCharged = ({ sums }: Line) => sums.some((sum) => sum > 0);

const sumOf = (charged: readonly Line[]) =>
  hires.map((_hire, column) => charged.reduce((total, { sums }) => total + (sums[column] ?? 0), 0));

const print = ({ what, sums }: Line) => ({ what, sums: sums.map(formatPounds) });

const part = (what: string, charged: readonly Line[]) => ({
  ...print({ what, sums: sumOf(charged) }),
  lines: charged.filter(isCharged).map(print),
});

const unlessEmployed = [...lines.operator, ...lines.agency];

const sampleLabel = confirmed ? '' : 'Example, ';

/** Two ways to pay the same operator. The second adds the cost of an employee to the first. */
export const exampleCosts = {
  caption: `Worked example${confirmed ? '' : ' with made-up rates'}: what ${andList.format(hires.map((hire) => days(hire.days)))} cost`,
  columns: ['What', ...hires.map((hire) => `${sampleLabel}${days(hire.days)}`)],
  groups: [
    {
      parts: [part('To the operator', lines.operator), part('To us', lines.agency)],
      total: print({ what: 'Total if they’re a genuine subcontractor', sums: sumOf(unlessEmployed) }),
    },
    {
      parts: [part('On your payroll, add', lines.payroll)],
      total: print({
        what: 'Total if they’re on your payroll',
        sums: sumOf([...unlessEmployed, ...lines.payroll]),
      }),
    },
  ],
  note: [...(confirmed ? [] : ['Made-up rates.']), ...(addsVat ? ['VAT on our fee only.'] : [])].join(' '),
  /** Explains the lines of the payroll. */
  payrollNote: `Shares for ${payroll.taxYear}. NI is National Insurance, due on holiday, travel and digs too.`,
} as const;

const toOperator = sumOf(lines.operator).at(-1) ?? 0;
const toHmrc = (toOperator * cisPercent) / 100;

/** The deduction from the longest hire. */
export const exampleDeduction = {
  percent: cisPercent,
  toOperator: formatPounds(toOperator - toHmrc),
  toHmrc: formatPounds(toHmrc),
} as const;
