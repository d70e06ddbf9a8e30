import { feeRuleOf } from './fee-text.ts';

test.each([
  [150, [1, 5], 'Our fee is the same for a day as for a week.'],
  [150, [2, 5], 'Our fee is the same for 2 days as for a week.'],
  [150, [0.5, 5], 'Our fee is the same for half a day as for a week.'],
  [150, [3], 'Our fee is £150, however long the hire.'],
  [{ percentOfPay: 12 }, [1, 5], 'Our fee is 12% of the operator’s pay.'],
])('words the fee %j for hires of %j days', (fee, days, rule) => {
  expect(
    feeRuleOf(
      fee,
      days.map((count) => ({ days: count })),
    ),
  ).toBe(rule);
});
