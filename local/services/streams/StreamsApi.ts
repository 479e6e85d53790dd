import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { engineCredentials } from '../dynamodb/createDynamoDbClient';

/** A stream's API error by its name, e.g. `ExpiredIteratorException`. */
export class StreamsError extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(`${type}: ${message}`);
  }
}

/**
 * DynamoDB Streams' actions, JSON as it is on the wire: that is the form in which Lambda hands records over, while
 * the SDK would unpack each value for us only to be packed again.
 */
export class StreamsApi {
  private readonly signer: SignatureV4;

  constructor(
    private readonly endpoint: string,
    region: string,
  ) {
    this.signer = new SignatureV4({
      service: 'dynamodb',
      region,
      credentials: engineCredentials,
      sha256: Sha256,
      applyChecksum: false,
    });
  }

  /** @throws StreamsError when the engine refuses */
  async call<T>(action: string, input: Record<string, unknown>): Promise<T> {
    const { protocol, hostname, host, pathname } = new URL(this.endpoint);
    const body = JSON.stringify(input);
    const { headers } = await this.signer.sign({
      method: 'POST',
      protocol,
      hostname,
      path: pathname,
      headers: {
        host,
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDBStreams_20120810.${action}`,
      },
      body,
    });
    const answer = await fetch(this.endpoint, { method: 'POST', headers, body });
    const content = (await answer.json()) as T & { __type?: string; message?: string };
    if (answer.ok) return content;
    throw new StreamsError(content.__type?.split('#').at(-1) ?? String(answer.status), content.message ?? '');
  }
}
