// On a busy machine, some tests need more than Jest's default of five seconds. Slow ones have tests/helpers/patience.ts.
jest.setTimeout(20_000);

// Fail every test that logs an error, because the log of a passing test is easily overlooked.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
