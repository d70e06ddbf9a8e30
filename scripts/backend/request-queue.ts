import { setImmediate } from 'node:timers/promises';

// Node accepts one connection in each turn of the event loop.
const turnsBetweenTasks = 10;

/**
 * Runs tasks one after the other, because they share one database session. Senders take turns, each with its own tasks in
 * the order given, so that one who sends a lot waits for itself. Between two tasks the event loop turns a few times, so that
 * waiting connections are accepted faster than their requests are answered.
 */
export function createQueue(): <Result>(sender: string, task: () => Promise<Result>) => Promise<Result> {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    // What is set while a map is iterated comes last.
    for (const [sender, tasks] of waiting) {
      const next = tasks.shift();
      waiting.delete(sender);
      if (tasks.length > 0) waiting.set(sender, tasks);
      for (let turn = 0; turn < turnsBetweenTasks; turn += 1) await setImmediate();
      await next?.();
    }
    running = false;
  };
  return (sender, task) =>
    new Promise((resolve, reject) => {
      const tasks = waiting.get(sender) ?? [];
      tasks.push(() => task().then(resolve, reject));
      waiting.set(sender, tasks);
      if (!running) void run();
    });
}
