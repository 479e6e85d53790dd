/** The folders of lambdas/ that are functions of the stack. */
export const functionNames = [
  'apply-events',
  'check-file',
  'compute-insights',
  'export-users-csv',
  'identity-triggers',
  'index-search',
  'notify-email',
  'notify-slack',
  'seed',
  'sign-files',
] as const;

export type FunctionName = (typeof functionNames)[number];
