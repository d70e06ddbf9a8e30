import { announcementProblems } from './announcement-problems.ts';

const announcement = { text: 'Closed', from: '2026-12-19', until: '2027-01-03' } as const;

test('an announcement may not end before it begins', () => {
  expect(announcementProblems(announcement)).toEqual([]);
  expect(announcementProblems({ ...announcement, until: '2026-12-18' })).toHaveLength(1);
});
