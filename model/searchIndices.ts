/**
 * The aliases of the OpenSearch indices. Some records are in two indices for different audiences; an index
 * contains only what its own audience may see.
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
