import type { Migration } from './Migration';
import { authorKeys } from './migrations/0001.authorKeys';
import { jobStaffNames } from './migrations/0002.jobStaffNames';
import { privatePartitions } from './migrations/0003.privatePartitions';
import { moveMarkers } from './migrations/0004.moveMarkers';

/**
 * All migrations in order: the nth leads to version n of the data. Add entries at the end and never change
 * one.
 */
export const migrations: readonly Migration[] = [authorKeys, jobStaffNames, privatePartitions, moveMarkers];
