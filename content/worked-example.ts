/**
 * SAMPLE FIGURES for one week's hire, in pounds. They are round so that nobody takes them for rates: put in figures of your
 * own, or leave them, and then set `confirmed` to true. Everything that is printed is worked out from them.
 */
export const workedExample = {
  confirmed: false as boolean,
  days: 5,
  dayRate: 200,
  /** In before the first shift and out after the last: the operator stays in digs between. */
  journeys: 2,
  travelAJourney: 20,
  nights: 4,
  digsANight: 50,
  fee: 500,
  vatPercent: 20,
} as const;

const { days, dayRate, journeys, travelAJourney, nights, digsANight, fee, vatPercent } = workedExample;

const pounds = (sum: number) => `£${sum.toLocaleString('en-GB')}`;

const pay = days * dayRate;
const travel = journeys * travelAJourney;
const digs = nights * digsANight;
const vat = (fee * vatPercent) / 100;

/** To the operator, to the agency, and both. */
const sums = { operator: pay + travel + digs, agency: fee + vat };

export const exampleTotal = pounds(sums.operator + sums.agency);

/** What is paid, how much in the example, and to whom. */
export const exampleTable = {
  caption: `Example of what ${days} days cost: each sum, and who you pay`,
  columns: ['What', 'Example', 'You pay'],
  rows: [
    [`${days} days at ${pounds(dayRate)}`, pounds(pay), 'The operator'],
    [`Travel in and out, ${journeys} at ${pounds(travelAJourney)}`, pounds(travel), 'The operator'],
    [`Digs, ${nights} nights at ${pounds(digsANight)}`, pounds(digs), 'The operator'],
    ['Our fee, once', pounds(fee), 'Us'],
    [`VAT on our fee, ${vatPercent}%`, pounds(vat), 'Us'],
    ['Total', exampleTotal, `Operator ${pounds(sums.operator)}, us ${pounds(sums.agency)}`],
  ],
  total: true,
} as const;
