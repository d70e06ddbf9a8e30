import { formatPounds } from '../format/format-pounds.ts';
import { workedExample } from './worked-example.ts';

const { hires, fee, vatPercent } = workedExample;

/** The fee inside a sentence. */
export const feeText =
  typeof fee === 'number' ? formatPounds(fee) : `${fee.percentOfPay}% of the operator’s pay`;

/** `1 day`, or `half a day` for 0.5. */
export const daysText = (days: number): string =>
  days === 0.5 ? 'half a day' : `${days} ${days === 1 ? 'day' : 'days'}`;

const lengthOf = (days: number): string => ({ 1: 'a day', 5: 'a week' })[days] ?? daysText(days);

/** The rule in a sentence. A fixed fee names the first and the last hire of the worked example. */
export const feeRuleOf = (charged: typeof fee, examples: readonly { readonly days: number }[]): string => {
  if (typeof charged !== 'number') return `Our fee is ${charged.percentOfPay}% of the operator’s pay.`;
  const lengths = examples.map(({ days }) => lengthOf(days));
  const [shortest, longest] = [lengths.at(0), lengths.at(-1)];
  return shortest === longest
    ? `Our fee is ${formatPounds(charged)}, however long the hire.`
    : `Our fee is the same for ${shortest} as for ${longest}.`;
};

export const feeRule = feeRuleOf(fee, hires);

export const addsVat = vatPercent > 0 && (typeof fee === 'number' ? fee : fee.percentOfPay) > 0;
