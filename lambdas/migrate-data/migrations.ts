import type { Migration } from './Migration';

/**
 * All migrations in their order: the first one leads to version 1 of the data, and so on. Add new ones at the end, and
 * never change an existing one.
 */
export const migrations: readonly Migration[] = [];
