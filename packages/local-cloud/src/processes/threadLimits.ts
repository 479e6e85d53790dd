import type { ResourceLimits } from 'node:worker_threads';

/**
 * Room for what dies young, as Node 20 gives it. Newer versions give more than what a thread may overdraw while it is
 * being ended: beyond its memory it would end the whole process (https://github.com/nodejs/node/issues/47224).
 */
const maxYoungGenerationSizeMb = 48;

/** What a thread may take, in megabytes, so that one beyond it ends alone. */
export const threadLimits = (maxOldGenerationSizeMb: number): ResourceLimits => ({
  maxOldGenerationSizeMb,
  maxYoungGenerationSizeMb,
});
