import { setTimeout } from 'node:timers/promises';
import { createQueue } from './request-queue';

test('senders take turns after the first task, and each is served in its own order', async () => {
  const enqueue = createQueue();
  const served: string[] = [];
  const task = (sender: string, name: string) =>
    enqueue(sender, async () => {
      await setTimeout(1);
      served.push(name);
    });
  await Promise.all([task('a', 'a1'), task('a', 'a2'), task('a', 'a3'), task('b', 'b1'), task('c', 'c1')]);
  expect(served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('one task runs at a time, and a failed one does not hold up the others', async () => {
  const enqueue = createQueue();
  let running = 0;
  const most: number[] = [];
  const results = await Promise.allSettled(
    [1, 2, 3, 4].map((number) =>
      enqueue(String(number % 2), async () => {
        running += 1;
        most.push(running);
        await setTimeout(1);
        running -= 1;
        if (number === 1) throw new Error('failed');
        return number;
      }),
    ),
  );
  expect(most).toEqual([1, 1, 1, 1]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  await expect(enqueue('a', () => Promise.resolve('later'))).resolves.toBe('later');
});
