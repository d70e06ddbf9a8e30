// Fail every test that logs an error, because the log of a passing test is easily overlooked. The log doesn't throw, because
// the tested code could catch the error.
let logged: string[] = [];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    logged.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  if (logged.length > 0) throw new Error(`console.error: ${logged.join('\n')}`);
});
