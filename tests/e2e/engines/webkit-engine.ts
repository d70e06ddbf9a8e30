import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../free-port';
import type { Engine, Key } from './engine';
import { startDisplay } from './virtual-display';

const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/openbox'];

/** Debian keeps it in a folder named after the processor. */
export const findWebKit = (): string | undefined =>
  process.platform === 'linux' && needed.every((path) => existsSync(path))
    ? readdirSync('/usr/lib')
        .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
        .find((path) => existsSync(path))
    : undefined;

const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  F8: '\uE038',
  Space: ' ',
  Tab: '\uE004',
};

/** WebKitGTK through its own WebDriver, which has no access to the console. */
export const startWebKit = async (): Promise<Engine> => {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env: display.environment, stdio: 'ignore' });
  const call = async (method: 'DELETE' | 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: findWebKit(), args: ['--automation'] } },
  };
  const begin = async (attempts = 50): Promise<unknown> =>
    call('POST', '', { capabilities }).catch(async (error: unknown) => {
      if (attempts === 0) throw error;
      await setTimeout(100);
      return begin(attempts - 1);
    });
  const { sessionId } = (await begin()) as { readonly sessionId: string };
  const post = (path: string, body: object) => call('POST', `/${sessionId}/${path}`, body);
  const pointer = async (action: object) => {
    const input = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] };
    await post('actions', { actions: [input] });
  };
  const evaluate: Engine['evaluate'] = (run, ...values) =>
    post('execute/sync', {
      script: `return (${run.toString()}).apply(null, arguments)`,
      args: values,
    }) as never;
  const resize: Engine['resize'] = async (width, height) => {
    const [frameWidth, frameHeight] = await evaluate(
      () => [outerWidth - innerWidth, outerHeight - innerHeight] as const,
    );
    await post('window/rect', { width: width + frameWidth, height: height + frameHeight });
  };
  const press = async (key: Key) => {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
    await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  await resize(1280, 800);
  return {
    open: async (url) => void (await post('url', { url })),
    back: async () => void (await post('back', {})),
    resize,
    evaluate,
    press,
    type: async (text) => {
      const reference = (await call('GET', `/${sessionId}/element/active`)) as Record<string, string>;
      const [active = ''] = Object.values(reference);
      for (const [index, line] of text.split('\n').entries()) {
        // The driver leaves line breaks out.
        if (index > 0) await press('Enter');
        await post(`element/${active}/value`, { text: line });
      }
    },
    movePointer: (x, y) =>
      pointer({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' }),
    pressPointer: () => pointer({ type: 'pointerDown', button: 0 }),
    releasePointer: () => pointer({ type: 'pointerUp', button: 0 }),
    close: async () => {
      await call('DELETE', `/${sessionId}`).catch(() => {});
      driver.kill();
      display.close();
    },
  };
};
