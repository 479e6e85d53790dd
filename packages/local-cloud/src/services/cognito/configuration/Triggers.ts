export type TriggerName =
  | 'PreSignUp'
  | 'PostConfirmation'
  | 'PreAuthentication'
  | 'PostAuthentication'
  | 'PreTokenGeneration'
  | 'CustomMessage';

export interface Triggers {
  /** ARNs of the Lambda functions that Cognito calls, by the name of the trigger. */
  functions: Partial<Record<TriggerName, string>>;
  /**
   * Version of the event for the trigger PreTokenGeneration. From version 2 on, the trigger can change the access
   * token too.
   */
  tokenGenerationVersion: 1 | 2;
}
