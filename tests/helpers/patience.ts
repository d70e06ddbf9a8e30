// Slow on a busy machine: these tests start servers, run commands or read all pages.
jest.setTimeout(300_000);
