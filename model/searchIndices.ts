/**
 * The aliases of the indices. Each audience has its own index, so a document contains nothing that its readers may
 * not see.
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
