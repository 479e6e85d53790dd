import type { Environment } from '../../Environment';
import type { Stack } from '../../template/Stack';
import type { FunctionConfiguration } from './FunctionConfiguration';
import { FunctionPool } from './FunctionPool';
import { readVariables, type RoleCredentials } from './readVariables';
import { LambdaHost, type Outcome, type SendToQueue } from './LambdaHost';
import { readFunctions } from './readFunctions';
import { markAsCommonJs } from './markAsCommonJs';

interface LambdaOptions {
  stack: Stack;
  environment: Environment;
  /**
   * Returns AWS credentials for a role. They go into the environment of a Lambda function when a thread of it
   * starts.
   */
  roleCredentials(roleArn: string, sessionName: string): RoleCredentials;
  sendToQueue: SendToQueue;
  /** Called after each invocation with the configuration of the Lambda function. */
  onEnd?: (configuration: FunctionConfiguration, outcome: Outcome) => void;
}

/**
 * Creates the host of the stack's Lambda functions. It loads the code of a function at the first invocation.
 */
export function createLambda({
  stack,
  environment,
  roleCredentials,
  sendToQueue,
  onEnd,
}: LambdaOptions): LambdaHost {
  const pools = readFunctions(stack).map((configuration): [string, FunctionPool] => {
    const { name, roleArn, folder } = configuration;
    markAsCommonJs(folder);
    const variables = (current: FunctionConfiguration) =>
      readVariables(current, environment, roleCredentials(roleArn, name));
    return [name, new FunctionPool(configuration, variables)];
  });
  return new LambdaHost(new Map(pools), sendToQueue, onEnd);
}
