import { services } from '@/content/services';

test('no machine needs the other article than that of its subject', () => {
  for (const { machine } of services.entries) expect(machine).not.toMatch(/^[aeiou]/i);
});
