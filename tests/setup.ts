// Fail a test that logs an error, because the error would go unnoticed in a passing run.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
