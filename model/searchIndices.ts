/** The indices by alias, one per audience: a document cannot hold what its reader may not see. */
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
