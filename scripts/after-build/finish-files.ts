import { parentPort, workerData } from 'node:worker_threads';
import { finishFile, type FileTask } from './finish-file';

// Run by finish-export.ts in a thread a core: takes a share of the files and answers with the results.
// eslint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.postMessage((workerData as readonly FileTask[]).map(finishFile));
