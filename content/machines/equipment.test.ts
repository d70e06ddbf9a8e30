import { slugs } from '../slugs';

test('the form and the lead times stop naming machines whose pages were removed', async () => {
  const kept = slugs.machines.filter((slug) => !/crane|scraper|dozer/.test(slug));
  jest.doMock('../slugs', () => ({ slugs: { ...slugs, machines: kept } }));
  const { equipmentNames } = await import('./equipment');
  const { askEarly, anyRareMachine, rareMachines } = await import('../lead-times');
  expect(equipmentNames.length).toBeGreaterThan(1);
  for (const name of [rareMachines.largeCrane.name, rareMachines.scraper.name])
    expect(anyRareMachine).not.toContain(name);
  expect(equipmentNames.filter((name) => /crane|scraper|dozer/i.test(name))).toEqual([]);
  expect(askEarly('largeCrane', 'grader')).toBe(askEarly('grader'));
  expect(askEarly('largeCrane')).toBe('');
});
