import type { ResourceLimits } from 'node:worker_threads';

/**
 * Maximum size of a worker thread's young generation in megabytes: the default of Node 20. With the larger
 * default of newer versions, a thread that exceeds its memory limit can end the whole process
 * (https://github.com/nodejs/node/issues/47224).
 */
const maxYoungGenerationSizeMb = 48;

/**
 * Returns memory limits for a worker thread. A thread that exceeds them ends, but the process goes on.
 * @param maxOldGenerationSizeMb size of the old generation in megabytes
 */
export const threadLimits = (maxOldGenerationSizeMb: number): ResourceLimits => ({
  maxOldGenerationSizeMb,
  maxYoungGenerationSizeMb,
});
