import { TextDecoder } from 'node:util';

// The font reader of drawings needs it, and jsdom lacks it.
Object.assign(globalThis, { TextDecoder });

// Fail every test that logs an error, because the log of a passing test is easily overlooked. The log doesn't throw, because
// the tested code could catch the error.
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    messages.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  if (messages.length > 0) throw new Error(`console.error: ${messages.join('\n')}`);
});
