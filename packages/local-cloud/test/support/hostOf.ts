import { createLambda } from '../../src/services/lambda/createLambda';
import type { FunctionConfiguration } from '../../src/services/lambda/FunctionConfiguration';
import type { LambdaHost, Outcome } from '../../src/services/lambda/LambdaHost';
import type { Resource } from '../../src/template/Stack';
import { environmentOf } from './environmentOf';
import { stackOf } from './stackOf';

/** A port on which nothing listens. */
const NOWHERE = 9;

/**
 * Returns a host that runs the Lambda functions among the given resources. The messages that it sends to
 * queues are added to `queued`; `onEnd` is called after each invocation. The functions
 * call services on `port`.
 */
export function hostOf(
  resources: Resource[],
  queued: { queue: string; body: unknown }[] = [],
  onEnd?: (configuration: FunctionConfiguration, outcome: Outcome) => void,
  port = NOWHERE,
): LambdaHost {
  return createLambda({
    stack: stackOf(resources),
    environment: environmentOf(port, '/nowhere'),
    roleCredentials: (roleArn, sessionName) => ({
      accessKeyId: 'ASIATEST',
      secretAccessKey: 'secret',
      sessionToken: `${roleArn} ${sessionName}`,
    }),
    sendToQueue: (queue, body) => queued.push({ queue, body }),
    onEnd,
  });
}
