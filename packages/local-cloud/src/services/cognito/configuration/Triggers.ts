export type TriggerName =
  | 'PreSignUp'
  | 'PostConfirmation'
  | 'PreAuthentication'
  | 'PostAuthentication'
  | 'PreTokenGeneration'
  | 'CustomMessage';

export interface Triggers {
  /** ARNs of the functions. */
  functions: Partial<Record<TriggerName, string>>;
  /** From version 2 on the trigger shapes the access token too. */
  tokenGenerationVersion: 1 | 2;
}
