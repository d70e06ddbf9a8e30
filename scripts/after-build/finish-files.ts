import { finishFile, type FileTask } from './finish-file';

// Started by finish-export.ts once a core: takes its share of the files as one message and answers with the results.
process.once('message', (tasks: readonly FileTask[]) => {
  process.send?.(tasks.map(finishFile), () => process.disconnect());
});
