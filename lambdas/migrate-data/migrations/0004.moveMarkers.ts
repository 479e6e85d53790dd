import type { RowMigration } from '../Migration';

/** Removes the attribute `movedFrom`, by which stream consumers recognized the rows that migration 3 had moved. */
export const moveMarkers: RowMigration = {
  title: 'remove movedFrom from moved rows',
  tables: ['Talent'],
  reads: ['movedFrom'],
  change: ({ movedFrom }) => (movedFrom === undefined ? {} : { movedFrom: undefined }),
};
