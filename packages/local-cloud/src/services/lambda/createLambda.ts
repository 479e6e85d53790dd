import type { Environment } from '../../Environment';
import type { Stack } from '../../template/Stack';
import type { FunctionConfiguration } from './FunctionConfiguration';
import { FunctionPool } from './FunctionPool';
import { readVariables, type RoleCredentials } from './readVariables';
import { LambdaHost, type SendToQueue } from './LambdaHost';
import { markAsCommonJs } from './markAsCommonJs';
import { readFunctions } from './readFunctions';

interface LambdaOptions {
  stack: Stack;
  environment: Environment;
  /** Credentials of a role; asked for when an execution environment starts. */
  roleCredentials(roleArn: string, sessionName: string): RoleCredentials;
  sendToQueue: SendToQueue;
  /** Told after each invocation. */
  onEnd?: (configuration: FunctionConfiguration) => void;
}

/** A host for the stack's functions. Nothing runs before the first invocation. */
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
    const variables = () => readVariables(configuration, environment, roleCredentials(roleArn, name));
    return [name, new FunctionPool(configuration, variables)];
  });
  return new LambdaHost(new Map(pools), sendToQueue, onEnd);
}
