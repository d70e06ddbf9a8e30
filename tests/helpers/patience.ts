// A timeout for tests that start servers or render images. On a busy machine, they need more than Jest's default of
// five seconds.
jest.setTimeout(300_000);
