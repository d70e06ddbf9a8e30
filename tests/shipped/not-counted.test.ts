import type { Office } from '@/content/company.ts';

const open = (...days: Office['hours'][number]['days'][number][]) => [
  { label: 'Open', text: '8am-5pm', days, opens: '08:00', closes: '17:00' },
];
const weekdays = open('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday');
const [saturday, sunday] = [open('Saturday'), open('Sunday')];

test.each<[string, Office['hours'], boolean]>([
  ['Sundays and bank holidays', [...weekdays, ...saturday], false],
  ['weekends and bank holidays', weekdays, false],
  ['weekends', weekdays, true],
  ['Tuesdays, weekends and bank holidays', open('Monday', 'Wednesday', 'Thursday', 'Friday'), false],
  ['bank holidays', [...weekdays, ...saturday, ...sunday], false],
  ['', [...weekdays, ...saturday, ...sunday], true],
])('with these phone hours, promises do not count "%s"', async (notCounted, hours, openOnBankHolidays) => {
  jest.resetModules();
  jest.doMock('@/content/company.ts', () => {
    const actual = jest.requireActual<typeof import('@/content/company')>('@/content/company.ts');
    return {
      ...actual,
      mainOffice: { ...actual.mainOffice, hours },
      company: { ...actual.company, openOnBankHolidays },
    };
  });
  const { promises } = await import('@/content/promises.ts');
  expect(promises.reviewMeans.text.toLowerCase()).toContain(
    notCounted ? `${notCounted.toLowerCase()} don’t count` : 'count too',
  );
  expect(promises.bankHolidays.text).toContain(openOnBankHolidays ? 'open' : 'closed');
});
