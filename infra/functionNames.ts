/** The folders of lambdas/ that are functions of the stack. */
export const functionNames = [
  'apply-events',
  'identity-triggers',
  'index-search',
  'notify-email',
  'notify-slack',
  'seed',
] as const;

export type FunctionName = (typeof functionNames)[number];
