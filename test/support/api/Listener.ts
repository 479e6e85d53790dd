import { once } from 'node:events';
import type { DocumentNode } from 'graphql';
import { print } from 'graphql/language/printer';
import WebSocket from 'ws';
import type { Person } from './Person';
import { readConfig } from './readConfig';

interface Frame {
  id?: string;
  type: string;
  payload?: { data?: Record<string, unknown>; errors?: { errorType?: string }[] };
}

type Document = string | DocumentNode;

/** Reads a message of the server; a closed socket gives a number instead. */
const readFrame = (data: unknown): Partial<Frame> =>
  typeof data === 'number' ? {} : (JSON.parse(String(data)) as Frame);

const base64 = (headers: object) => Buffer.from(JSON.stringify(headers)).toString('base64url');

/**
 * One person's WebSocket, in AppSync's real-time protocol. It records the messages that arrive for each of
 * its subscriptions.
 */
export class Listener {
  /** The messages received so far, by the number of the subscription. */
  readonly heard = new Map<number, unknown[]>();
  /** The numbers of the subscriptions that the server has ended. */
  readonly ended = new Set<number>();
  /** Called with each message of any subscription. */
  onData: (value: unknown) => void = () => undefined;
  private readonly waiting = new Map<number, (refusal: string | null) => void>();
  private asked = 0;

  private constructor(
    private readonly socket: WebSocket,
    private readonly authorization: object,
  ) {
    socket.on('message', (data) => this.receive(JSON.parse(String(data)) as Frame));
    socket.on('close', () => this.waiting.forEach((settle) => settle('closed')));
  }

  /** Opens a socket. Rejects when the server refuses the token. */
  static async open({ token }: Person): Promise<Listener> {
    const { graphqlEndpoint, local } = await readConfig();
    const deployed = graphqlEndpoint.replace('appsync-api', 'appsync-realtime-api');
    const url = (local?.realtimeEndpoint ?? deployed).replace(/^http/, 'ws');
    const authorization = { host: new URL(graphqlEndpoint).host, Authorization: token };
    const socket = new WebSocket(url, ['graphql-ws', `header-${base64(authorization)}`]);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    const answer = await Promise.race([once(socket, 'message'), once(socket, 'close')]);
    const { type = 'closed' } = readFrame(answer[0]);
    if (type !== 'connection_ack') throw new Error(`The connection was refused: ${type}`);
    return new Listener(socket, authorization);
  }

  /**
   * Starts a subscription. Returns its number or, if the server refuses it, the type of the error; `closed` if it closes
   * the socket.
   */
  async subscribe(document: Document, variables: object): Promise<number | string> {
    const id = (this.asked += 1);
    this.heard.set(id, []);
    const settled = new Promise<string | null>((resolve) => this.waiting.set(id, resolve));
    const data = JSON.stringify({
      query: typeof document === 'string' ? document : print(document),
      variables,
    });
    const payload = { data, extensions: { authorization: this.authorization } };
    this.socket.send(JSON.stringify({ id: `${id}`, type: 'start', payload }));
    return (await settled) ?? id;
  }

  /** Returns the messages received for one subscription or, without a number, for all of them. */
  all<Value>(id?: number): Value[] {
    return (id === undefined ? [...this.heard.values()].flat() : (this.heard.get(id) ?? [])) as Value[];
  }

  /** Waits until everything has arrived that the server has sent so far: it answers a ping after that. */
  async catchUp(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.ping();
    await Promise.race([once(this.socket, 'pong'), once(this.socket, 'close')]);
  }

  close(): void {
    this.socket.terminate();
  }

  private receive({ id, type, payload }: Frame): void {
    const number = Number(id);
    if (type === 'start_ack') this.waiting.get(number)?.(null);
    if (type === 'error') this.waiting.get(number)?.(payload?.errors?.[0]?.errorType ?? 'unknown');
    if (type === 'complete') this.ended.add(number);
    if (type !== 'data') return;
    const [value] = Object.values(payload?.data ?? {});
    this.heard.get(number)?.push(value);
    this.onData(value);
  }
}
