import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { WebSocket } from 'ws';
import type { Authenticate, Credentials } from '../access/createAuthenticate';
import type { Engine } from '../execution/createEngine';
import { formatError } from '../execution/errors/formatError';
import type { GraphQLRequest } from '../execution/Answer';
import { RequestFailure } from '../execution/errors/RequestFailure';
import { limits } from '../limits';
import { startSubscription, type StartOptions } from './startSubscription';
import type { Subscription } from './Subscription';
import type { Subscriptions } from './Subscriptions';

interface Message {
  id?: string;
  type?: string;
  payload?: { data?: string; extensions?: { authorization?: Record<string, unknown> } };
}

export interface ConnectionOptions extends StartOptions {
  engine: Engine;
  schema: GraphQLSchema;
  authenticate: Authenticate;
  subscriptions: Subscriptions;
  /**
   * Path under which clients reach the API, such as `/graphql`. Clients include the path in their signatures,
   * so it is needed to verify them; `request.url` does not contain it, because the front door removes it.
   */
  path: string;
}

export function lowerCased(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

function unauthorized(message: string) {
  return { errorType: 'UnauthorizedException', errorCode: 401, message };
}

/** One client's WebSocket connection, in AppSync's real-time protocol. */
export class Connection {
  private readonly started = new Map<string, Subscription | null>();
  private expiry: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: WebSocket,
    /** Authorization headers that the client sent in the WebSocket handshake; null when they could not be read. */
    private readonly handshake: Record<string, string> | null,
    private readonly sourceIp: string[],
    private readonly options: ConnectionOptions,
  ) {
    socket.on('message', (data) => void this.receive(String(data)));
    socket.on('close', () => this.close());
  }

  keepAlive(): void {
    this.send({ type: 'ka' });
  }

  private async receive(text: string): Promise<void> {
    const message = this.read(text);
    const { id = '' } = message;
    if (message.type === 'connection_init') return this.init();
    if (message.type === 'start') return this.start(id, message.payload ?? {});
    if (message.type === 'stop') return this.stop(id);
    const reason = `${message.type ?? 'unknown'} not supported through the realtime channel`;
    this.fail(message.id, [{ errorType: 'UnsupportedOperation', message: reason }]);
  }

  private read(text: string): Message {
    try {
      return (JSON.parse(text) as Message | null) ?? {};
    } catch {
      return {};
    }
  }

  private async init(): Promise<void> {
    const url = `${this.options.path}/connect`;
    const known = await this.options.authenticate(this.credentials(this.handshake ?? {}, url, '{}'));
    if ('refused' in known) {
      this.send({ type: 'connection_error', payload: { errors: [unauthorized(known.refused)] } });
      this.socket.close();
      return;
    }
    this.send({
      type: 'connection_ack',
      payload: { connectionTimeoutMs: limits.connectionTimeoutMilliseconds },
    });
    this.keepAlive();
  }

  private async start(id: string, { data = '', extensions }: NonNullable<Message['payload']>): Promise<void> {
    if (this.started.has(id)) {
      return this.fail(id, [{ errorType: 'DuplicatedOperationError', message: `Subscription ${id} exists` }]);
    }
    if (this.started.size >= limits.subscriptionsPerConnection) {
      const message = `Max number of ${limits.subscriptionsPerConnection} subscriptions reached`;
      return this.fail(id, [{ errorType: 'MaxSubscriptionsReachedError', message }]);
    }
    this.started.set(id, null);
    const errors = await this.subscribe(id, data, lowerCased(extensions?.authorization ?? {}));
    if (errors.length > 0) {
      this.started.delete(id);
      this.fail(id, errors);
    }
  }

  /**
   * Starts a GraphQL subscription. Resolves to the errors for which it is rejected. The list is empty if the
   * subscription was started, or if the client has stopped it in the meantime.
   */
  private async subscribe(id: string, data: string, headers: Record<string, string>): Promise<object[]> {
    const { authenticate, engine, path, schema, subscriptions } = this.options;
    const known = await authenticate(this.credentials(headers, path, data));
    if ('refused' in known) return [unauthorized(known.refused)];
    try {
      const request = JSON.parse(data) as GraphQLRequest;
      const prepared = engine.prepare(request.query);
      if (prepared.errors.length > 0) return prepared.errors;
      const begun = await startSubscription(this.options, prepared, request, known.caller, headers);
      if (!this.started.has(id)) return [];
      const subscription: Subscription = {
        ...begun,
        send: (payload) =>
          this.socket.send(`{"id":${JSON.stringify(id)},"type":"data","payload":${payload}}`),
        complete: () => this.stop(id),
      };
      this.started.set(id, subscription);
      subscriptions.add(subscription);
      this.send({ id, type: 'start_ack' });
      if (known.caller.mode === 'AMAZON_COGNITO_USER_POOLS') this.endWith(known.caller.claims.exp);
      return [];
    } catch (error) {
      if (error instanceof RequestFailure) return error.errors;
      if (error instanceof GraphQLError) return [formatError(error, schema)];
      return [{ errorType: 'BadRequestException', message: 'The start message cannot be read.' }];
    }
  }

  private stop(id: string): void {
    const subscription = this.started.get(id);
    this.started.delete(id);
    if (subscription) this.options.subscriptions.remove(subscription);
    this.send({ id, type: 'complete' });
  }

  /**
   * Makes the WebSocket close when a user-pool token expires, so that the client reconnects with a new one.
   * Only the first call with a token has an effect: the connection closes when the token of its first
   * subscription expires, even if later subscriptions have newer tokens.
   */
  private endWith(expiry: unknown): void {
    if (typeof expiry !== 'number' || this.expiry) return;
    const left = Math.min(expiry * 1000 - Date.now(), 2 ** 31 - 1);
    this.expiry = setTimeout(() => this.socket.close(1000, 'token expired'), Math.max(left, 0)).unref();
  }

  private close(): void {
    clearTimeout(this.expiry);
    for (const subscription of this.started.values()) {
      if (subscription) this.options.subscriptions.remove(subscription);
    }
    this.started.clear();
  }

  private credentials(headers: Record<string, string>, url: string, body: string): Credentials {
    return { headers, sourceIp: this.sourceIp, signed: { method: 'POST', url, body } };
  }

  private fail(id: string | undefined, errors: object[]): void {
    this.send({ id, type: 'error', payload: { errors } });
  }

  private send(message: object): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
