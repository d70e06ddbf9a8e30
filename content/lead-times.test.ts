import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { company as shipped } from './company';
import { askEarlyForOne, leadTimes, type RareMachine, rareMachines } from './lead-times';
import { slugs } from './slugs';

const folder = 'content';

const times = /\b\d+-\d+ hours|\bwithin \d+ hours|\ba week or more\b/g;

const timesIn = (text: string) => text.match(times) ?? [];

test('no other file in content contains a lead time, so that one change reaches every page', () => {
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    // npm run confirm copies the promises to confirmed.ts.
    (file) => file.endsWith('.ts') && !/^(?:lead-times|confirmed)\b/.test(file),
  );
  expect(others.filter((file) => timesIn(readFileSync(join(folder, file), 'utf8')).length > 0)).toEqual([]);
});

test('no sentence contains two lead times', () => {
  const texts = [
    ...Object.values(leadTimes),
    ...(Object.keys(rareMachines) as RareMachine[]).map(askEarlyForOne),
  ];
  expect(texts.flatMap(timesIn).length).toBeGreaterThan(3);
  const sentences = texts.flatMap((text) => text.split(/(?<=\.) /));
  expect(sentences.filter((sentence) => timesIn(sentence).length > 1)).toEqual([]);
});

type Company = typeof shipped;

const open = (...days: Company['hours'][number]['days'][number][]) => [
  { label: 'Open', text: '8am-5pm', days, opens: '08:00', closes: '17:00' },
];
const weekdays = open('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday');
const [saturday, sunday] = [open('Saturday'), open('Sunday')];

test.each<[string, Company['hours'], boolean]>([
  ['Sundays and bank holidays', [...weekdays, ...saturday], false],
  ['weekends and bank holidays', weekdays, false],
  ['weekends', weekdays, true],
  ['Tuesdays, weekends and bank holidays', open('Monday', 'Wednesday', 'Thursday', 'Friday'), false],
  ['bank holidays', [...weekdays, ...saturday, ...sunday], false],
  ['', [...weekdays, ...saturday, ...sunday], true],
])('with these phone hours, promises do not count "%s"', async (notCounted, hours, openOnBankHolidays) => {
  jest.resetModules();
  jest.doMock('./company', () => {
    const actual = jest.requireActual<typeof import('./company')>('./company');
    return { ...actual, company: { ...actual.company, hours, openOnBankHolidays } };
  });
  const changed = await import('./lead-times');
  const { commitments } = await import('./commitments');
  expect(changed.notCounted).toBe(notCounted);
  expect(commitments.reviewMeans.text.toLowerCase()).toContain(
    notCounted ? `${notCounted.toLowerCase()} don’t count` : 'count too',
  );
  expect(commitments.bankHolidays.text).toContain(openOnBankHolidays ? 'open' : 'closed');
});

test('the lead times stop naming machines whose pages were removed', async () => {
  jest.resetModules();
  const kept = slugs.machines.filter((slug) => !/crane|scraper/.test(slug));
  jest.doMock('./slugs', () => ({ slugs: { ...slugs, machines: kept } }));
  const { askEarly, anyRareMachine } = await import('./lead-times');
  for (const name of [rareMachines.largeCrane.name, rareMachines.scraper.name])
    expect(anyRareMachine).not.toContain(name);
  expect(askEarly('largeCrane', 'grader')).toBe(askEarly('grader'));
  expect(askEarly('largeCrane')).toBe('');
});
