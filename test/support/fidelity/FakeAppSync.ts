import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** How the fake service behaves where AWS could behave in more than one way. */
interface Behaviour {
  /** Code that contains this text is refused. */
  refused?: string;
  /** Which publications reach a subscriber. */
  delivers?: readonly ('aliased' | 'plain')[];
  /** What a pipeline answers whose first step has ended it. */
  ended?: string | null;
}

type Answer = [status: number, body: object];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/**
 * Answers the requests that the questions of test/fidelity send to AppSync, in the shapes of its API reference. It
 * decides nothing about AWS: a test says how it behaves.
 */
export class FakeAppSync {
  behaviour: Behaviour = {};
  /** The names of the APIs that exist, by id. */
  readonly apis = new Map<string, string>();
  /** The codes that were saved. */
  readonly codes: string[] = [];
  private readonly server = createServer((request, response) => void this.handle(request, response));
  private readonly sockets = new Set<WebSocket>();
  private made = 0;

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    new WebSocketServer({ server: this.server }).on('connection', (socket) => this.greet(socket));
    return this.origin;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
    this.server.closeAllConnections();
    this.server.close();
  }

  private get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private greet(socket: WebSocket): void {
    this.sockets.add(socket);
    socket.on('message', (text: Buffer) => {
      const { type, id } = JSON.parse(text.toString()) as { type: string; id?: string };
      const answers: Record<string, string> = { connection_init: 'connection_ack', start: 'start_ack' };
      socket.send(JSON.stringify({ type: answers[type] ?? 'error', id }));
    });
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    const [status, answer] = this.answer(request.method ?? '', path, await bodyOf(request));
    response.statusCode = status;
    response.end(JSON.stringify(answer));
  }

  private answer(method: string, path: string, text: string): Answer {
    if (path === '/graphql') return [200, this.query(text)];
    const [, id = '', part = ''] = /^\/v1\/apis(?:\/([^/]+)(?:\/(.*))?)?$/.exec(path) ?? [];
    if (!id) return method === 'GET' ? [200, { graphqlApis: this.list() }] : [200, this.create(text)];
    if (!this.apis.has(id)) return [404, { message: `There is no API ${id}` }];
    if (method === 'DELETE') return [this.apis.delete(id) ? 200 : 404, {}];
    if (part === 'apikeys') return [200, { apiKey: { id: 'key' } }];
    if (part === 'schemacreation') return [200, { status: method === 'GET' ? 'SUCCESS' : 'PROCESSING' }];
    if (part === 'functions') return this.save(text);
    return [200, {}];
  }

  private list(): object[] {
    return [...this.apis].map(([apiId, name]) => ({ apiId, name }));
  }

  private create(text: string): object {
    const { name } = JSON.parse(text) as { name: string };
    const apiId = `api${(this.made += 1)}`;
    this.apis.set(apiId, name);
    const uris = {
      GRAPHQL: `${this.origin}/graphql`,
      REALTIME: `${this.origin.replace('http', 'ws')}/graphql`,
    };
    return { graphqlApi: { apiId, name, uris } };
  }

  private save(text: string): Answer {
    const { code } = JSON.parse(text) as { code: string };
    const { refused } = this.behaviour;
    if (refused && code.includes(refused)) return [400, { message: 'The code contains one or more errors.' }];
    this.codes.push(code);
    return [200, { functionConfiguration: { functionId: `f${this.codes.length}` } }];
  }

  private query(text: string): object {
    const [, id] = /publish\(id: \\"(\w+)\\"\)/.exec(text) ?? [];
    if (!id) return { data: { ended: this.behaviour.ended ?? null } };
    const delivers: readonly string[] = this.behaviour.delivers ?? [];
    const data = JSON.stringify({ id: '1', type: 'data', payload: { data: { onPublish: { id } } } });
    if (delivers.includes(id)) for (const socket of this.sockets) socket.send(data);
    return { data: { publish: { id } } };
  }
}
