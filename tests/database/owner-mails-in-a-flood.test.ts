import { engine } from '../engine/engine-of-file';
import { createHostedExtensions } from './hosted-extensions';
import { mails, startMailApi, stopMailApi } from './mail-api';
import { arrive, pass, restartMail, skip, startMorning, untold } from './owner-job';

let api_url: string;
beforeAll(async () => {
  api_url = await startMailApi();
  await createHostedExtensions();
});
afterAll(stopMailApi);
beforeEach(async () => {
  await startMorning();
  await restartMail(api_url);
});

test('a flood is so many mails at once, the last of which says so, and then one an hour; the next day begins again', async () => {
  const [row] = await engine.query<{ amount: number }>('select private.mails_at_once() as amount');
  const amount = row?.amount ?? 0;
  for (let minute = 0; minute < amount + 10; minute += 1) {
    await arrive();
    await pass(1);
  }
  await pass(20);
  expect(mails).toHaveLength(amount);
  const says = (index: number) => mails[index]?.body.text.includes('one an hour');
  expect([says(amount - 2), says(amount - 1)]).toEqual([false, true]);
  expect(await untold()).toBe(10);

  for (let hour = 0; hour < 2; hour += 1) {
    await pass(60);
    expect(mails).toHaveLength(amount + hour + 1);
    expect(says(amount + hour)).toBe(false);
    expect(await untold()).toBe(0);
    await arrive();
  }
  skip(24 * 60);
  await pass(2);
  mails.length = 0;
  for (let minute = 0; minute < 4; minute += 1) {
    await arrive();
    await pass(1);
  }
  expect(mails).toHaveLength(4);
});

test('a daily total that was reached is told once', async () => {
  await engine.query(
    `insert into private.limits_reached (form, limit_name, day) values ('operators', 'per_day', '2030-05-01'),
      ('operators', 'network', '2030-05-01')`,
  );
  await pass(3);
  await engine.query('update private.limits_reached set times = 900');
  await pass(3);
  expect(mails.map(({ body }) => body.text.match(/On 1 May the table operators/g)?.length)).toEqual([1]);
});
