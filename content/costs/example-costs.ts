import { formatPounds } from '../format/format-pounds.ts';
import { andList, capitalised } from '../format/grammar.ts';
import { exampleSums, sumOf, type Sums } from './example-sums.ts';
import { addsVat, daysText } from './fee-text.ts';
import { workedExample } from './worked-example.ts';

const { confirmed, hires, dayRate, journeys, travelAJourney, digsANight, fee, vatPercent, payroll } =
  workedExample;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

type Line = { readonly what: string; readonly sums: Sums };

const { operator, agency, payroll: onPayroll } = exampleSums;

const lines = {
  operator: [
    { what: `Pay at ${formatPounds(dayRate)} a day`, sums: operator.pay },
    {
      what: `Travel, ${counted(journeys, 'journey')} at ${formatPounds(travelAJourney)}`,
      sums: operator.travel,
    },
    { what: `Digs at ${formatPounds(digsANight)} a night`, sums: operator.digs },
  ],
  agency: [
    {
      what: typeof fee === 'number' ? 'Our fee, once' : `Our fee, ${fee.percentOfPay}% of pay`,
      sums: agency.fee,
    },
    { what: `VAT on our fee, ${vatPercent}%`, sums: agency.vat },
  ],
  payroll: [
    { what: `Holiday, about ${Math.round(payroll.holidayPercent)}% of pay`, sums: onPayroll.holiday },
    {
      what: `Employer’s NI, ${payroll.insurance.percent}% of what’s over ${formatPounds(payroll.insurance.from)} a week`,
      sums: onPayroll.insurance,
    },
    {
      what: `Pension if due, ${payroll.pension.percent}% of pay from ${formatPounds(payroll.pension.from)} to ${formatPounds(payroll.pension.to)} a week`,
      sums: onPayroll.pension,
    },
  ],
} satisfies Record<string, readonly Line[]>;

const isCharged = ({ sums }: Line) => sums.some((sum) => sum > 0);

const print = ({ what, sums }: Line) => ({ what, sums: sums.map(formatPounds) });

const total = (what: string, charged: readonly Line[]) =>
  print({ what, sums: sumOf(charged.map(({ sums }) => sums)) });

const part = (what: string, charged: readonly Line[]) => ({
  ...total(what, charged),
  lines: charged.filter(isCharged).map(print),
});

const unlessEmployed = [...lines.operator, ...lines.agency];

const sampleLabel = confirmed ? '' : 'Example, ';

/** Two ways to pay the same operator. The second adds the cost of an employee to the first. */
export const exampleCosts = {
  caption: `Worked example${confirmed ? '' : ' with made-up rates'}: what ${andList.format(hires.map(({ days }) => daysText(days)))} cost`,
  columns: ['What', ...hires.map(({ days }) => capitalised(`${sampleLabel}${daysText(days)}`))],
  groups: [
    {
      parts: [part('To the operator', lines.operator), part('To us', lines.agency)],
      total: total('Total if they’re a genuine subcontractor', unlessEmployed),
    },
    {
      parts: [part('On your payroll, add', lines.payroll)],
      total: total('Total if they’re on your payroll', [...unlessEmployed, ...lines.payroll]),
    },
  ],
  note: [...(confirmed ? [] : ['Made-up rates.']), ...(addsVat ? ['VAT on our fee only.'] : [])].join(' '),
  /** Explains the lines of the payroll. */
  payrollNote: `Shares for ${payroll.taxYear}. NI is National Insurance, due on holiday, travel and digs too.`,
} as const;
