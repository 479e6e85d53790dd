/**
 * The aliases of the OpenSearch indices. Each audience has an index of its own, whose documents contain nothing that
 * this audience may not see.
 */
export const searchIndices = [
  'employee-benefits',
  'employee-benefits-admin',
  'conversations',
  'open-jobs',
  'open-jobs-admin',
  'user-applies',
  'user-favorite-open-jobs',
  'users-admin',
  'users-client',
] as const;
