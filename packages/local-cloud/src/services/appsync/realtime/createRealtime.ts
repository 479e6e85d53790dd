import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { sourceIpOf } from '../http/sourceIpOf';
import { limits } from '../limits';
import { Connection, lowerCased, type ConnectionOptions } from './Connection';

export interface Realtime {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop(): Promise<void>;
}

/**
 * Reads the authorization headers of a WebSocket handshake, from the subprotocol `header-<base64url of JSON>`
 * or from the query parameter `header`. Null when they are missing or invalid.
 */
function handshakeOf(request: IncomingMessage): Record<string, string> | null {
  const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const encoded =
    protocols.find((name) => name.startsWith('header-'))?.slice('header-'.length) ??
    new URL(request.url ?? '/', 'http://local').searchParams.get('header');
  try {
    return lowerCased(JSON.parse(Buffer.from(encoded ?? '', 'base64').toString()) as Record<string, unknown>);
  } catch {
    return null;
  }
}

/**
 * Creates the emulation of AppSync's real-time endpoint: WebSockets at `/realtime`, below the path of the
 * API.
 */
export function createRealtime(options: ConnectionOptions): Realtime {
  const connections = new Set<Connection>();
  const server = new WebSocketServer({
    noServer: true,
    handleProtocols: (protocols) => (protocols.has('graphql-ws') ? 'graphql-ws' : false),
  });
  server.on('connection', (socket, request: IncomingMessage) => {
    const connection = new Connection(socket, handshakeOf(request), sourceIpOf(request), options);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    socket.on('error', () => socket.terminate());
  });
  const ticking = setInterval(() => {
    for (const connection of connections) connection.keepAlive();
  }, limits.keepAliveMilliseconds).unref();

  return {
    upgrade(request, socket, head) {
      if (new URL(request.url ?? '/', 'http://local').pathname !== '/realtime') {
        socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request));
    },
    stop() {
      clearInterval(ticking);
      for (const client of server.clients) client.terminate();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
