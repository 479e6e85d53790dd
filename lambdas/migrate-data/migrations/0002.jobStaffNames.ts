import type { RowMigration } from '../Migration';

/** The attributes that this migration renames: pairs of the former name and the current one. */
const RENAMED = [
  // In Message, MessageRead and UserConversations:
  ['isOfSide', 'isJobStaff'],
  // In UserApplies, EnishiWorkHistory and UserOpenJobs:
  ['sideIds', 'staffIds'],
] as const;

/**
 * Migration to data version 2. Renames the attributes that identify job staff. If a row already has the
 * current attribute, its value is kept, because the current release has written it. Rows without the former
 * attributes are not changed.
 */
export const jobStaffNames: RowMigration = {
  title: 'rename isOfSide to isJobStaff and sideIds to staffIds',
  tables: ['Talent', 'Conversation'],
  reads: RENAMED.flat(),
  change(row) {
    const changes: Record<string, unknown> = {};
    for (const [former, current] of RENAMED) {
      if (row[former] === undefined) continue;
      changes[current] = row[current] ?? row[former];
      changes[former] = undefined;
    }
    return changes;
  },
};
