// For tests that start servers, run commands or read all pages.
jest.setTimeout(300_000);
