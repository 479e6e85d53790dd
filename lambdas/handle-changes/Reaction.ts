import type { Change } from './Change';

/** Updates other records after a change. Must be idempotent: a change can arrive several times. */
export type Reaction = (change: Change) => Promise<void>;
