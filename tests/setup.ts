// Services and servers that tests start take longer than Jest's five seconds on a busy machine.
jest.setTimeout(60_000);

// A warning that nobody reads is a failure that nobody sees: whatever is logged as an error fails the test.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
