import type { RowMigration } from '../Migration';

/** Former attribute names and the current ones. */
const RENAMED = [
  // Message, MessageRead, UserConversations
  ['isOfSide', 'isJobStaff'],
  // UserApplies, EnishiWorkHistory, UserOpenJobs
  ['sideIds', 'staffIds'],
] as const;

/**
 * Renames the attributes that say who is job staff. A value under the current name was written by the current
 * release and wins. Rows of the first releases have neither name and stay without.
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
