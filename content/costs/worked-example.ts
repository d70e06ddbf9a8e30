/** In pounds, or a share of the operator's pay for the hire without travel and digs: `{ percentOfPay: 12 }`. */
type Fee = number | { readonly percentOfPay: number };

/**
 * SAMPLE FIGURES for two hires, in pounds. They are round numbers, so that readers don't mistake them for real rates.
 * Replace or accept them, then set `confirmed` to true. All totals are calculated from them (example-sums.ts).
 */
export const workedExample = {
  confirmed: false as boolean,
  /**
   * One column per hire period, within one week; half a day is 0.5 days. The example assumes that the operator stays overnight near the site
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
