import { randomUUID } from 'node:crypto';
import { LambdaError } from '../services/lambda/LambdaError';
import type { OriginResponse } from './OriginResponse';
import { WebFile } from './WebFile';

/** Invokes the Lambda function with this ARN, and returns its result. */
export type Invoke = (functionArn: string, payload: unknown) => Promise<unknown>;

interface Answer {
  statusCode?: number;
  headers?: Record<string, string>;
  body?: string;
  isBase64Encoded?: boolean;
}

interface OriginRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
}

const json = 'application/json';

function failed(status: number, message: string): OriginResponse {
  return { status, headers: {}, file: new WebFile(Buffer.from(JSON.stringify({ Message: message })), json) };
}

/** Returns the event (payload format 2.0) with which a Lambda function URL calls its function. */
function eventOf({ method, path, headers }: OriginRequest) {
  const now = new Date();
  return {
    ...{ version: '2.0', routeKey: '$default', rawPath: path, rawQueryString: '', headers },
    isBase64Encoded: false,
    requestContext: {
      ...{ accountId: 'anonymous', apiId: 'local', requestId: randomUUID(), stage: '$default' },
      ...{ routeKey: '$default', time: now.toUTCString(), timeEpoch: now.getTime() },
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'Amazon CloudFront' },
    },
  };
}

/**
 * Calls the Lambda function behind a function URL, and returns its response. The status is 502 if the
 * function fails or returns no status code.
 */
export async function callFunctionUrl(
  invoke: Invoke,
  functionArn: string,
  request: OriginRequest,
): Promise<OriginResponse> {
  let result: Answer | string | null;
  try {
    result = (await invoke(functionArn, eventOf(request))) as Answer | string | null;
  } catch (error) {
    if (!(error instanceof LambdaError)) throw error;
    return failed(502, 'Internal Server Error');
  }
  if (typeof result !== 'object' || result === null || result.statusCode === undefined)
    return failed(502, 'The result of the function is not emulated: it has no statusCode');
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const content = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  return {
    status: result.statusCode,
    headers,
    file: new WebFile(content, headers['content-type'] ?? json),
  };
}
