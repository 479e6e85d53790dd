import type { KeyMigration, RowMigration } from '../../../lambdas/migrate-data/Migration';

const FORMER = /#former$/;

const addAuthor: RowMigration = {
  title: 'add the key of the author',
  tables: ['Talent'],
  reads: ['authorKey', 'writtenBy'],
  change: ({ authorKey, writtenBy }) =>
    authorKey === undefined && writtenBy ? { authorKey: writtenBy } : {},
};

const renameStaff: RowMigration = {
  title: 'rename formerStaffIds to staffIds',
  tables: ['Talent', 'Conversation'],
  reads: ['formerStaffIds', 'staffIds'],
  change: ({ formerStaffIds, staffIds }) =>
    formerStaffIds === undefined ? {} : { staffIds: staffIds ?? formerStaffIds, formerStaffIds: undefined },
};

const moveRows: KeyMigration = {
  title: 'move private rows to <sub>#private',
  tables: ['Talent'],
  mayAppear: ['openJob'],
  targetKey: ({ pk, sk }) => (FORMER.test(pk) ? { pk: pk.replace(FORMER, '#private'), sk } : undefined),
};

/**
 * Migrations that no release has, one of each kind: one adds an attribute, one renames another, one moves rows to
 * another key.
 */
export const inventedMigrations = { addAuthor, renameStaff, moveRows };
