const Native = window.WebSocket;

/**
 * A WebSocket class for the local stack. aws-amplify always requests wss://, which the local stack does not
 * offer, so this class connects to localhost and 127.0.0.1 with ws://.
 */
class LocalWebSocket extends Native {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace(/^wss:\/\/(localhost|127\.0\.0\.1)/, 'ws://$1'), protocols);
  }
}

/**
 * Replaces the browser's WebSocket class with `LocalWebSocket`. Called only when the app runs on a local
 * stack.
 */
export function replaceWebSocket() {
  window.WebSocket = LocalWebSocket;
}
