import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const EVERY = 3;

/** Passes on to moto what a command sends, and refuses every third request as too many, as AWS does under load. */
export class ThrottlingProxy {
  refused = 0;
  private count = 0;
  private readonly server: Server;

  constructor(endpoint: string) {
    this.server = createServer((request, response) => {
      this.count += 1;
      if (this.count % EVERY === 0) {
        this.refused += 1;
        request.resume();
        const isLambda = request.url?.includes('/functions/') ?? false;
        if (isLambda) response.setHeader('x-amzn-errortype', 'TooManyRequestsException');
        response.statusCode = isLambda ? 429 : 400;
        response.end(
          isLambda ? '{}' : '<ErrorResponse><Error><Code>Throttling</Code></Error></ErrorResponse>',
        );
        return;
      }
      const { method, url = '', headers } = request;
      const passed = send(new URL(url, endpoint), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      passed.once('error', () => response.destroy());
      request.pipe(passed);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}
