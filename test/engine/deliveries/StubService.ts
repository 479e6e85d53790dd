import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse) => void;

/**
 * An HTTP service whose answers a test chooses; by default each request gets `accept`. `taken` has the bodies of the
 * requests that it took, also those whose answer was lost.
 */
export class StubService {
  readonly taken: string[] = [];
  /** How the service answers instead, and whether it takes what the request brings. */
  private trouble: { answer: Answer; takes: boolean } | null = null;
  private readonly server: Server;

  constructor(private readonly accept: Answer) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!this.trouble || this.trouble.takes) this.taken.push(Buffer.concat(chunks).toString());
    (this.trouble?.answer ?? this.accept)(response);
  }

  /** Lets all requests fail from now on, or none. */
  fail(answer: Answer | null, { takes = false } = {}): void {
    this.trouble = answer && { answer, takes };
  }

  /** Forgets what the service took, and lets nothing fail. */
  reset(): void {
    this.taken.length = 0;
    this.trouble = null;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
