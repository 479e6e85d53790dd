import type { Migration } from './Migration';
import { authorKeys } from './migrations/0001.authorKeys';

/** All of them, in order: the nth makes version n of the data. Entries are added at the end and never changed. */
export const migrations: readonly Migration[] = [authorKeys];
