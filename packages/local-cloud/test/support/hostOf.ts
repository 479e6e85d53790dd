import { createLambda } from '../../src/services/lambda/createLambda';
import type { LambdaHost } from '../../src/services/lambda/LambdaHost';
import type { Resource } from '../../src/template/Stack';
import { environmentOf } from './environmentOf';
import { stackOf } from './stackOf';

/**
 * Returns a host that runs the Lambda functions among the given resources. The messages that it sends to
 * queues are added to `queued`.
 */
export function hostOf(resources: Resource[], queued: { queue: string; body: unknown }[] = []): LambdaHost {
  return createLambda({
    stack: stackOf(resources),
    environment: environmentOf(7310, '/nowhere'),
    roleCredentials: (roleArn, sessionName) => ({
      accessKeyId: 'ASIATEST',
      secretAccessKey: 'secret',
      sessionToken: `${roleArn} ${sessionName}`,
    }),
    sendToQueue: (queue, body) => queued.push({ queue, body }),
  });
}
