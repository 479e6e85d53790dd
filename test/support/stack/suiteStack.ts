import type { RunningStack } from './RunningStack';

/**
 * The stack that all test files of a suite share between Jest's global set-up and tear-down; null when the
 * suite uses a stack that was already running.
 */
export const suiteStack: { running: RunningStack | null } = { running: null };
