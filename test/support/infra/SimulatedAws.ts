import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Call {
  /** The access key that signed the request. */
  key: string;
  region: string;
}

/** Simulated CloudFormation and Lambda, as far as operators' commands call them. */
export class SimulatedAws {
  /** The outputs of each stack, by region and name, such as `ap-northeast-1/Enishi-staging`. */
  readonly stacks: Record<string, Record<string, string>> = {};
  /** How many of the next requests are refused as too many. */
  throttled = 0;
  readonly calls: Call[] = [];
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk));
    request.on('end', () => {
      const call = callOf(request);
      this.calls.push(call);
      const isLambda = request.url?.includes('/functions/') ?? false;
      const [status, text] = isLambda ? this.invoke(body) : this.describe(call, body);
      response.setHeader('content-type', isLambda ? 'application/json' : 'text/xml');
      if (isLambda && status === 429) response.setHeader('x-amzn-errortype', 'TooManyRequestsException');
      response.statusCode = status;
      response.end(text);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }

  private isThrottled(): boolean {
    this.throttled -= 1;
    return this.throttled >= 0;
  }

  /** A function answers with its event. */
  private invoke(body: string): [number, string] {
    return this.isThrottled() ? [429, '{"Reason":"ConcurrentInvocationLimitExceeded"}'] : [200, body];
  }

  private describe({ region }: Call, body: string): [number, string] {
    const name = new URLSearchParams(body).get('StackName') ?? '';
    const error = (code: string, message: string): [number, string] => [
      400,
      `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
    ];
    if (this.isThrottled()) return error('Throttling', 'Rate exceeded');
    const outputs = this.stacks[`${region}/${name}`];
    if (!outputs) return error('ValidationError', `Stack with id ${name} does not exist`);
    const members = Object.entries(outputs).map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    );
    return [
      200,
      `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>${name}</StackName>` +
        `<Outputs>${members.join('')}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
    ];
  }
}

function callOf({ headers }: IncomingMessage): Call {
  const [, key = '', region = ''] =
    /Credential=(\w+)\/\d+\/([\w-]+)\//.exec(headers.authorization ?? '') ?? [];
  return { key, region };
}
