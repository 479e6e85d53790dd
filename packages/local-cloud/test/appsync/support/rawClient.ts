import { once } from 'node:events';
import WebSocket from 'ws';

export interface RawMessage {
  id?: string;
  type: string;
  payload?: Record<string, unknown>;
}

export interface RawClient {
  send(message: object): void;
  sendText(text: string): void;
  /**
   * Starts a GraphQL subscription over the WebSocket. Resolves to the response of the server, `start_ack` or `error`.
   */
  start(id: string, query: string, variables?: object, authorization?: string): Promise<RawMessage>;
  /** Resolves to the next message of the WebSocket that is not a keep-alive. */
  next(): Promise<RawMessage>;
  /** Returns all messages of the WebSocket that have arrived and that `next` has not returned yet. */
  pending(): RawMessage[];
  closed: Promise<unknown>;
  close(): void;
}

/**
 * Opens a WebSocket to AppSync's real-time endpoint, as a test client that shows every message of the protocol except
 * keep-alives.
 */
export async function rawClient(endpoint: string, authorization: string): Promise<RawClient> {
  const encoded = Buffer.from(JSON.stringify({ host: 'local', Authorization: authorization })).toString(
    'base64url',
  );
  const url = `${endpoint.replace(/^http/, 'ws')}/realtime`;
  const socket = new WebSocket(url, ['graphql-ws', `header-${encoded}`]);
  const arrived: RawMessage[] = [];
  const waiting: ((message: RawMessage) => void)[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as RawMessage;
    if (message.type === 'ka') return;
    const taker = waiting.shift();
    if (taker) taker(message);
    else arrived.push(message);
  });
  await once(socket, 'open');
  const next = () => {
    const message = arrived.shift();
    return message ? Promise.resolve(message) : new Promise<RawMessage>((resolve) => waiting.push(resolve));
  };
  const send = (message: object) => socket.send(JSON.stringify(message));
  return {
    send,
    sendText: (text) => socket.send(text),
    next,
    pending: () => arrived,
    closed: once(socket, 'close'),
    close: () => socket.close(),
    start: (id, query, variables = {}, token = authorization) => {
      const data = JSON.stringify({ query, variables });
      send({ id, type: 'start', payload: { data, extensions: { authorization: { Authorization: token } } } });
      return next();
    },
  };
}
