// Tests that start servers or draw pictures can take longer than Jest's default of five seconds when the machine is busy.
jest.setTimeout(300_000);
