// Services and servers that tests start take longer than Jest's five seconds, and much longer on a busy machine.
jest.setTimeout(300_000);
