import type { RunningStack } from './RunningStack';

/** The copy that serves the suite, between Jest's global set-up and tear-down. */
export const suiteStack: { running: RunningStack | null } = { running: null };
