import type { Environment } from '../../Environment';
import type { Stack } from '../../template/Stack';
import type { Mail } from './mail/Mail';

export interface CognitoOptions {
  stack: Stack;
  environment: Pick<Environment, 'origin' | 'data' | 'region' | 'accountId'>;
  /** Calls a trigger and gives its answer; rejects with an Error that bears the function's own error message. */
  invokeLambda(functionArn: string, event: unknown): Promise<unknown>;
  sendMail(mail: Mail): Promise<void>;
  /** Milliseconds; the system's clock when absent. */
  now?(): number;
}
