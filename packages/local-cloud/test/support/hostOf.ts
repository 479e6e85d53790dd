import { createLambda } from '../../src/services/lambda/createLambda';
import type { FunctionConfiguration } from '../../src/services/lambda/FunctionConfiguration';
import type { LambdaHost, Outcome } from '../../src/services/lambda/LambdaHost';
import type { Resource } from '../../src/template/Stack';
import { environmentOf } from './environmentOf';
import { stackOf } from './stackOf';

/**
 * Returns a host that runs the Lambda functions among the given resources. The messages that it sends to
 * queues are added to `queued`; `onEnd` is called after each invocation.
 */
export function hostOf(
  resources: Resource[],
  queued: { queue: string; body: unknown }[] = [],
  onEnd?: (configuration: FunctionConfiguration, outcome: Outcome) => void,
): LambdaHost {
  return createLambda({
    stack: stackOf(resources),
    environment: environmentOf(7310, '/nowhere'),
    roleCredentials: (roleArn, sessionName) => ({
      accessKeyId: 'ASIATEST',
      secretAccessKey: 'secret',
      sessionToken: `${roleArn} ${sessionName}`,
    }),
    sendToQueue: (queue, body) => queued.push({ queue, body }),
    onEnd,
  });
}
