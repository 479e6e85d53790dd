import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticator } from '../../Authenticator';
import { answerJson } from '../../http/answerJson';
import { readBody } from '../../http/readBody';
import { toSignedRequest } from '../../http/toSignedRequest';
import type { Service } from '../../Service';
import { LambdaError } from './LambdaError';
import type { LambdaHost } from './LambdaHost';
import { TooManyInvocations } from './TooManyInvocations';

const path = /^\/2015-03-31\/functions\/([^/]+)\/invocations(?:\?|$)/;
const payloadLimit = 6 * 1024 * 1024;

function refuse(response: ServerResponse, status: number, type: string, Message: string): void {
  answerJson(response, status, { Message }, { 'x-amzn-errortype': type });
}

async function respond(
  host: LambdaHost,
  arn: string,
  event: string,
  response: ServerResponse,
): Promise<void> {
  const headers: Record<string, string> = { 'x-amz-executed-version': '$LATEST' };
  let payload: string;
  try {
    payload = await host.invokeJson(arn, event);
  } catch (error) {
    if (error instanceof TooManyInvocations) return refuse(response, 429, error.name, error.message);
    if (!(error instanceof LambdaError)) throw error;
    headers['x-amz-function-error'] = 'Unhandled';
    payload = JSON.stringify(error.failure);
  }
  response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(payload);
}

/**
 * Creates the emulation of Lambda's Invoke API: `POST /2015-03-31/functions/<name or ARN>/invocations`, for
 * signed requests. Other requests are refused.
 */
export function createInvokeApi(host: LambdaHost, authenticator: Authenticator): Service {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reference = path.exec(request.url ?? '')?.[1];
    if (request.method !== 'POST' || reference === undefined) {
      return refuse(response, 404, 'UnknownOperationException', 'Only Invoke is emulated');
    }
    const body = await readBody(request, payloadLimit);
    const caller = await authenticator.iam(toSignedRequest(request, body));
    if (!caller) return refuse(response, 403, 'InvalidSignatureException', 'The request is not signed well');
    const configuration = host.find(decodeURIComponent(reference));
    if (!configuration) {
      return refuse(response, 404, 'ResourceNotFoundException', `Function not found: ${reference}`);
    }
    const { arn } = configuration;
    if (!caller.allows('lambda:InvokeFunction', arn)) {
      const message = `User: ${caller.userArn} is not authorized to perform: lambda:InvokeFunction on resource: ${arn}`;
      return refuse(response, 403, 'AccessDeniedException', message);
    }
    const event = body.toString() || '{}';
    switch (request.headers['x-amz-invocation-type'] ?? 'RequestResponse') {
      case 'RequestResponse':
        return respond(host, arn, event, response);
      case 'Event':
        host.invokeLater(arn, JSON.parse(event));
        response.writeHead(202).end();
        return;
      case 'DryRun':
        response.writeHead(204).end();
        return;
      default:
        return refuse(response, 400, 'InvalidParameterValueException', 'Unknown invocation type');
    }
  };
  return { handle, stop: () => host.stop() };
}
