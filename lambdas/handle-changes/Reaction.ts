import type { Change } from './Change';

/**
 * Updates other records after a stored change. A reaction must be idempotent, because the same change can arrive
 * several times.
 */
export type Reaction = (change: Change) => Promise<void>;
