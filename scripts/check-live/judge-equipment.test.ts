/** @jest-environment node */
import { judgeEquipment } from './judge-equipment';

const answer = (status: number, body: string) => ({
  status,
  headers: new Headers(),
  body: Buffer.from(body),
});
const offered = ['Dumper', 'Roller'];

test('a database that takes more than the form offers is fine', () => {
  expect(judgeEquipment(answer(200, '["Dumper","Crane","Roller"]'), offered).fix).toBeUndefined();
});

test('a machine that the database refuses is named', () => {
  const line = judgeEquipment(answer(200, '["Dumper"]'), offered);
  expect(line.found).toContain('refuses Roller');
  expect(line.fix).toContain('docs/adding-pages.md');
});

test.each([
  [404, '{"code":"PGRST202"}'],
  [200, 'null'],
  [200, '<html>'],
  [0, 'timeout'],
])('an answer of %d with %s asks for the migrations', (status, body) => {
  expect(judgeEquipment(answer(status, body), offered).fix).toMatch(/Push the migrations/);
});
