import { WebSocket } from 'ws';
import type { ScratchApi } from './withScratchApi';

interface Message {
  type: string;
  payload?: { data?: Record<string, unknown>; errors?: { message: string }[] };
}

interface Subscription {
  /** What has arrived so far. */
  received: readonly Record<string, unknown>[];
  close(): void;
}

/**
 * Opens a subscription of a scratch API, and returns after AppSync has confirmed it:
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 */
export async function subscribe({ url, realtimeUrl, key }: ScratchApi, query: string): Promise<Subscription> {
  const authorization = { host: new URL(url).host, 'x-api-key': key };
  const header = Buffer.from(JSON.stringify(authorization)).toString('base64');
  const socket = new WebSocket(
    `${realtimeUrl}?header=${encodeURIComponent(header)}&payload=e30=`,
    'graphql-ws',
  );
  const received: Record<string, unknown>[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('The socket is closed')));
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
      socket.on('message', (text: Buffer) => {
        const { type, payload = {} } = JSON.parse(text.toString()) as Message;
        if (type === 'connection_ack') {
          const data = JSON.stringify({ query, variables: {} });
          socket.send(
            JSON.stringify({ id: '1', type: 'start', payload: { data, extensions: { authorization } } }),
          );
        }
        if (type === 'start_ack') resolve();
        if (type === 'data' && payload.data) received.push(payload.data);
        if (type.endsWith('error')) reject(new Error(payload.errors?.[0]?.message ?? type));
      });
    });
  } catch (error) {
    socket.terminate();
    throw error;
  }
  return { received, close: () => socket.terminate() };
}
