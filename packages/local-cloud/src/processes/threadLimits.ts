import type { ResourceLimits } from 'node:worker_threads';

/**
 * Young-generation size, as in Node 20. Newer versions give more than a thread may exceed while it is
 * terminated: beyond its limit it would end the whole process (https://github.com/nodejs/node/issues/47224).
 */
const maxYoungGenerationSizeMb = 48;

/** Memory limits of a thread in megabytes, so that exceeding them ends the thread alone. */
export const threadLimits = (maxOldGenerationSizeMb: number): ResourceLimits => ({
  maxOldGenerationSizeMb,
  maxYoungGenerationSizeMb,
});
