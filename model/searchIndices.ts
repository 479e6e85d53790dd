/**
 * The aliases of the OpenSearch indices. Some kinds of records are in two indices, one for each group of
 * readers. An index contains only what its readers may see. `job-alerts` has no readers: it holds the searches that people
 * have kept, with which changed jobs are compared.
 */
export const searchIndices = [
  'employee-benefits',
  'employee-benefits-admin',
  'conversations',
  'job-alerts',
  'open-jobs',
  'open-jobs-admin',
  'user-applies',
  'user-favorite-open-jobs',
  'users-admin',
  'users-client',
] as const;
