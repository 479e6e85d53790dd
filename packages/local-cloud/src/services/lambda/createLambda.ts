import type { Environment } from '../../Environment';
import type { Stack } from '../../template/Stack';
import type { FunctionConfiguration } from './FunctionConfiguration';
import { FunctionPool } from './FunctionPool';
import { readVariables, type RoleCredentials } from './readVariables';
import { LambdaHost, type SendToQueue } from './LambdaHost';
import { readFunctions } from './readFunctions';
import { markAsCommonJs } from './markAsCommonJs';

interface LambdaOptions {
  stack: Stack;
  environment: Environment;
  /** Credentials of a role, for a starting execution environment. */
  roleCredentials(roleArn: string, sessionName: string): RoleCredentials;
  sendToQueue: SendToQueue;
  /** Called after each invocation. */
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
    const variables = (current: FunctionConfiguration) =>
      readVariables(current, environment, roleCredentials(roleArn, name));
    return [name, new FunctionPool(configuration, variables)];
  });
  return new LambdaHost(new Map(pools), sendToQueue, onEnd);
}
