import type { Migration } from './Migration';
import { authorKeys } from './migrations/0001.authorKeys';
import { jobStaffNames } from './migrations/0002.jobStaffNames';
import { privatePartitions } from './migrations/0003.privatePartitions';
import { moveMarkers } from './migrations/0004.moveMarkers';
import { readPositions } from './migrations/0005.readPositions';
import { auditDays } from './migrations/0006.auditDays';

/**
 * All migrations in their order: the first one leads to version 1 of the data, and so on. Add new ones at the end, and
 * never change an existing one.
 */
export const migrations: readonly Migration[] = [
  authorKeys,
  jobStaffNames,
  privatePartitions,
  moveMarkers,
  readPositions,
  auditDays,
];
