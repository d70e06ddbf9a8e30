import { announcementOn } from './announcement-dates.ts';

const announcement = { text: 'Closed', from: '2026-12-19', until: '2027-01-03' } as const;
const shownAt = (moment: string) => announcementOn(announcement, 'Europe/London', new Date(moment)) !== null;

test('shows an announcement from its first day to the end of its last day', () => {
  expect(shownAt('2026-12-18T23:59:00Z')).toBe(false);
  expect(shownAt('2026-12-19T00:00:00Z')).toBe(true);
  expect(shownAt('2027-01-03T23:59:00Z')).toBe(true);
  expect(shownAt('2027-01-04T00:00:00Z')).toBe(false);
});

test('days start at midnight in the given time zone', () => {
  const summer = { ...announcement, from: '2026-07-01', until: '2026-07-01' } as const;
  expect(announcementOn(summer, 'Europe/London', new Date('2026-06-30T23:30:00Z'))).toBe(summer);
});

test('shows nothing if there is no announcement', () => {
  expect(announcementOn(null, 'Europe/London', new Date())).toBeNull();
});

test('a preview shows the announcement early, but not after its last day', () => {
  const previewedAt = (moment: string) =>
    announcementOn(announcement, 'Europe/London', new Date(moment), true);
  expect(previewedAt('2026-11-01T12:00:00Z')).toBe(announcement);
  expect(previewedAt('2027-01-04T12:00:00Z')).toBeNull();
});
