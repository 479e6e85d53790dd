const Native = window.WebSocket;

/**
 * A WebSocket class that connects to the local stack with ws:// instead of wss://, which the local stack does
 * not offer. aws-amplify always requests wss://.
 */
class LocalWebSocket extends Native {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace(/^wss:\/\/(localhost|127\.0\.0\.1)/, 'ws://$1'), protocols);
  }
}

/**
 * Replaces the browser's WebSocket class by one that works with the local stack. Called only on the local
 * stage.
 */
export function replaceWebSocket() {
  window.WebSocket = LocalWebSocket;
}
