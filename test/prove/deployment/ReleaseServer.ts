import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes what is sent to an error service, and answers that it is stored. */
export class ReleaseServer {
  /** The path of each request. */
  readonly taken: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    this.taken.push(request.url ?? '');
    request.resume().once('end', () => response.writeHead(201).end('{}'));
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}
