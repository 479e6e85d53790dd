/**
 * The aliases of the OpenSearch indices. Some kinds of records are in two indices, one for each group of
 * readers. An index contains only what its readers may see.
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
