import { Agent } from 'node:http';
import { postText } from '../../http/postText';
import { retryWhileRefused } from '../../http/retryWhileRefused';
import { diskFull } from '../../storage/diskFull';
import { EngineError } from './EngineError';

const versions = { DynamoDB: 'DynamoDB_20120810', DynamoDBStreams: 'DynamoDBStreams_20120810' };

/** The engine wants a signature and checks none. */
const authorization =
  'AWS4-HMAC-SHA256 Credential=local/20120810/local/dynamodb/aws4_request, SignedHeaders=host, Signature=local';

/**
 * The engine's actions with their JSON as it is on the wire. AppSync's requests and Lambda's records have their values
 * in that form, which the SDK would unpack for us only to be packed again.
 */
export class EngineApi {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(
    private readonly endpoint: string,
    private readonly service: keyof typeof versions,
  ) {}

  /** @throws EngineError when the engine refuses */
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
