import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { findFreePorts } from '@/scripts/develop/serve/ports.ts';
import type { Engine, Key } from './engine.ts';

const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/openbox'];

/** Searches all folders, because Debian names WebKit's folder after the processor architecture. */
export const findWebKit = (): string | undefined =>
  process.platform === 'linux' && needed.every((path) => existsSync(path))
    ? readdirSync('/usr/lib')
        .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
        .find((path) => existsSync(path))
    : undefined;

const startDriver = async (port: number) => {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(createInterface(display.stdio[3] as Readable), 'line');
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  // Start a window manager, because without one WebKit never finishes resizing its window.
  const manager = spawn('openbox', [], { env, stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  return () => [driver, manager, display].forEach((program) => program.kill());
};

const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  F8: '\uE038',
  Space: ' ',
  Tab: '\uE004',
};

export const startWebKit = async (): Promise<Engine> => {
  const port = await findFreePorts();
  const stopDriver = await startDriver(port);
  const call = async (method: 'DELETE' | 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary: findWebKit(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await call('POST', '', { capabilities })) as { readonly sessionId: string };
  const post = (path: string, body: object) => call('POST', `/${sessionId}/${path}`, body);
  const act = (input: object) => post('actions', { actions: [input] }).then(() => {});
  const pointer = (action: object) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] });
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
  await resize(1280, 800);
  return {
    open: async (url) => void (await post('url', { url })),
    back: async () => void (await post('back', {})),
    resize,
    evaluate,
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return act({ type: 'key', id: 'keyboard', actions });
    },
    type: async (text) => {
      const reference = (await call('GET', `/${sessionId}/element/active`)) as Record<string, string>;
      const [active = ''] = Object.values(reference);
      // Send line breaks as key presses, because WebKit's driver drops them from text.
      await post(`element/${active}/value`, { text: text.replaceAll('\n', keys.Enter) });
    },
    movePointer: (x, y) =>
      pointer({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' }),
    pressPointer: () => pointer({ type: 'pointerDown', button: 0 }),
    releasePointer: () => pointer({ type: 'pointerUp', button: 0 }),
    close: async () => {
      await call('DELETE', `/${sessionId}`).catch(() => {});
      stopDriver();
    },
  };
};
