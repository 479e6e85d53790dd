/** The folders of lambdas/ that are functions of the stack. */
export const functionNames = [
  'handle-changes',
  'check-file',
  'compute-insights',
  'erase-accounts',
  'export-data',
  'export-users-csv',
  'identity-triggers',
  'index-search',
  'manage-accounts',
  'manage-search',
  'migrate-data',
  'notify-email',
  'notify-slack',
  'receive-contact',
  'seed',
  'sign-files',
  'verify-data',
] as const;

export type FunctionName = (typeof functionNames)[number];
