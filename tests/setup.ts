// Services and servers that tests start take longer than Jest's five seconds, and much longer on a busy machine.
jest.setTimeout(300_000);

// Anything logged as an error fails the test, because nobody reads it in the output of a passing run.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
