import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticator } from '../../Authenticator';
import { answerJson } from '../../http/answerJson';
import { readBody } from '../../http/readBody';
import { toSignedRequest } from '../../http/toSignedRequest';
import type { Service } from '../../Service';
import { queueActions } from './queueActions';
import type { LocalQueue } from './LocalQueue';
import type { Queues } from './Queues';

const bodyLimit = 1024 * 1024;

function find(queues: Queues, reference: string): LocalQueue | null {
  try {
    return queues.find(reference);
  } catch {
    return null;
  }
}

/**
 * Creates the emulation of SQS in the AWS JSON protocol, for signed requests. An action that is not emulated
 * is refused with an error that names it.
 */
export function createQueueApi(queues: Queues, authenticator: Authenticator): Service {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, type: string, message: string) =>
      answerJson(
        response,
        status,
        { __type: `com.amazonaws.sqs#${type}`, message },
        { 'x-amzn-errortype': type },
      );
    const body = await readBody(request, bodyLimit);
    const caller = await authenticator.iam(toSignedRequest(request, body));
    if (!caller) return refuse(403, 'InvalidClientTokenId', 'The request is not signed well');
    const name = String(request.headers['x-amz-target'] ?? '').replace('AmazonSQS.', '');
    const action = queueActions[name];
    if (!action) return refuse(400, 'UnsupportedOperation', `SQS's ${name} is not emulated locally`);
    const input = JSON.parse(body.toString()) as Record<string, unknown>;
    const queue = find(queues, String(input.QueueUrl ?? input.QueueName));
    if (!queue) return refuse(400, 'QueueDoesNotExist', 'The specified queue does not exist.');
    if (!caller.allows(`sqs:${name.replace(/Batch$/, '')}`, queue.configuration.arn)) {
      return refuse(403, 'AccessDenied', `${caller.userArn} may not ${name} on ${queue.configuration.arn}`);
    }
    answerJson(response, 200, action(queue, input), { 'content-type': 'application/x-amz-json-1.0' });
  };
  return { handle, stop: () => Promise.resolve() };
}
