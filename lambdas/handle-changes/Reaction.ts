import type { Change } from './Change';

/**
 * Updates other records after a stored change. A reaction must be idempotent, because Lambda can deliver the
 * same change several times.
 */
export type Reaction = (change: Change) => Promise<void>;
