const Native = window.WebSocket;

/**
 * A WebSocket class for the local cloud. aws-amplify always requests wss://, which the local cloud does not
 * offer, so this class connects to localhost and 127.0.0.1 with ws://.
 */
class LocalWebSocket extends Native {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace(/^wss:\/\/(localhost|127\.0\.0\.1)/, 'ws://$1'), protocols);
  }
}

/**
 * Replaces the browser's WebSocket class with `LocalWebSocket`. Called only when the app runs on the local
 * cloud.
 */
export function replaceWebSocket() {
  window.WebSocket = LocalWebSocket;
}
