import type { RowMigration } from '../Migration';

/**
 * Migration to data version 4. Removes the attribute `movedFrom`, by which stream consumers have recognized
 * the rows that migration 3 moved.
 */
export const moveMarkers: RowMigration = {
  title: 'remove movedFrom from moved rows',
  tables: ['Talent'],
  reads: ['movedFrom'],
  change: ({ movedFrom }) => (movedFrom === undefined ? {} : { movedFrom: undefined }),
};
