// A warning that nobody reads is a failure that nobody sees: whatever is logged as an error fails the test.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
