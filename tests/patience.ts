// On a busy machine, tests that start servers or render images take longer than Jest's default timeout of five seconds.
jest.setTimeout(300_000);
