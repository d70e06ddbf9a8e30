import { TestEnvironment } from 'jest-environment-node';
import { forkBackend, type ForkedBackend } from './fork-backend';

let shared: Promise<ForkedBackend> | undefined;

/**
 * Shares one database service in memory between the test files of a Jest worker, because a start takes seconds and
 * emptying the tables milliseconds. Jest loads this module once for each worker, unlike what the tests import.
 */
export default class BackendEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    shared ??= forkBackend({ background: true });
    this.global.sharedBackend = await shared;
  }
}
