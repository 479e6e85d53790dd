import type { KeyMigration } from '../Migration';

const FORMER = /#desk$/;

/**
 * Migration to data version 3. Moves people's private rows from their former partition to `<sub>#private`.
 */
export const privatePartitions: KeyMigration = {
  title: 'move private rows to <sub>#private',
  tables: ['Talent'],
  // Snapshots and index keys, which reactions and repairs add without changing `version` or `updatedAt`.
  mayAppear: [
    ...['openJob', 'user', 'staffIds', 'organizationId', 'memberIds', 'employeeBenefit'],
    ...['parentKey', 'parentSort', 'authorKey', 'owners', 'email'],
  ],
  targetKey: ({ pk, sk }) => (FORMER.test(pk) ? { pk: pk.replace(FORMER, '#private'), sk } : undefined),
};
