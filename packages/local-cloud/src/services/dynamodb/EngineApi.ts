import { Agent } from 'node:http';
import { postText } from '../../http/postText';
import { diskFull } from '../../storage/diskFull';
import { EngineError } from './EngineError';
import { setTimeout as pause } from 'node:timers/promises';

const patience = 5_000;
const look = 50;
/**
 * Calls the DynamoDB engine. If the connection is refused, repeats the call for up to five seconds. This is
 * safe, because a call whose connection was refused has not reached the engine.
 */
async function retryWhileRefused<Result>(call: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED' || Date.now() > deadline) throw error;
      await pause(look);
    }
  }
}

const versions = { DynamoDB: 'DynamoDB_20120810', DynamoDBStreams: 'DynamoDBStreams_20120810' };

/**
 * An Authorization header with an invented signature. The DynamoDB engine requires the header but does not
 * verify it.
 */
const authorization =
  'AWS4-HMAC-SHA256 Credential=local/20120810/local/dynamodb/aws4_request, SignedHeaders=host, Signature=local';

/**
 * Client of the DynamoDB engine that sends and receives DynamoDB's JSON as it is. AppSync's requests and
 * Lambda's stream records have this format already; the AWS SDK would convert each value to JavaScript and
 * back.
 */
export class EngineApi {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(
    private readonly endpoint: string,
    private readonly service: keyof typeof versions,
  ) {}

  /**
   * Calls an action of DynamoDB or DynamoDB Streams.
   * @throws EngineError when the engine returns an error
   */
  async call<Output>(action: string, input: object): Promise<Output> {
    const headers = {
      authorization,
      'x-amz-date': '20120810T000000Z',
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `${versions[this.service]}.${action}`,
    };
    const posted = await retryWhileRefused(() =>
      postText(this.endpoint, { agent: this.agent, headers, body: JSON.stringify(input) }),
    );
    const { status, text } = posted;
    const answer = JSON.parse(text) as Record<string, unknown>;
    if (status < 300) return answer as Output;
    const type = String(answer.__type ?? status).replace(/^.*#/, '');
    const requestId = String(posted.headers['x-amzn-requestid'] ?? '');
    const message = String(answer.message ?? answer.Message ?? '');
    if (message.includes('disk is full')) diskFull.tell();
    throw new EngineError(type, message, status, requestId, answer);
  }

  close(): void {
    this.agent.destroy();
  }
}
