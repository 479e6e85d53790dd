import type { Table } from '../../../model/Entity';

/** The tables in the order in which they are restored. */
export const transferredTables: readonly Table[] = [
  'Catalog',
  'Insight',
  'OpenJob',
  'Talent',
  'Conversation',
];
