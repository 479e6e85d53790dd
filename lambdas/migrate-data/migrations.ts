import type { Migration } from './Migration';
import { authorKeys } from './migrations/0001.authorKeys';

/**
 * All migrations in order: the nth leads to version n of the data. Add entries at the end and never change
 * one.
 */
export const migrations: readonly Migration[] = [authorKeys];
