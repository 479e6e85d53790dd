import type { Change } from './Change';

/** What follows from a change. Told the same change again, it leaves everything as it is. */
export type Reaction = (change: Change) => Promise<void>;
