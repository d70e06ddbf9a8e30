import { formatPounds } from '../format/format-pounds.ts';
import { workedExample } from './worked-example.ts';

const { fee, vatPercent } = workedExample;

/** The fee inside a sentence. */
export const feeText =
  typeof fee === 'number' ? formatPounds(fee) : `${fee.percentOfPay}% of the operator’s pay`;

export const feeRule =
  typeof fee === 'number' ? 'Our fee is the same for a day as for a week.' : `Our fee is ${feeText}.`;

export const addsVat = vatPercent > 0 && (typeof fee === 'number' ? fee : fee.percentOfPay) > 0;
