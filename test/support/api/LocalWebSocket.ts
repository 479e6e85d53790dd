import WebSocket from 'ws';

const open = new Set<LocalWebSocket>();

/**
 * The WebSocket class that aws-amplify needs in Node. aws-amplify rewrites `http://` to `wss://`; for URLs of
 * this machine, the class uses `ws://`. `standing` counts the subscriptions that the server has acknowledged
 * on the open connections. `dropAll` closes every connection abruptly, as a network failure does, and returns
 * their number.
 */
export class LocalWebSocket extends WebSocket {
  private acknowledged = 0;

  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace(/^wss:\/\/(127\.0\.0\.1|localhost)/, 'ws://$1'), protocols);
    open.add(this);
    this.on('close', () => open.delete(this));
    this.on('message', (data) => {
      if (String(data).includes('"start_ack"')) this.acknowledged += 1;
    });
  }

  static standing(): number {
    return [...open].reduce((sum, socket) => sum + socket.acknowledged, 0);
  }

  static dropAll(): number {
    const dropped = open.size;
    for (const socket of open) socket.terminate();
    open.clear();
    return dropped;
  }
}
