const Native = window.WebSocket;

/**
 * A WebSocket class that changes wss:// URLs of the local stack back to ws://. aws-amplify always uses wss,
 * which the local stack does not have.
 */
class LocalWebSocket extends Native {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace(/^wss:\/\/(localhost|127\.0\.0\.1)/, 'ws://$1'), protocols);
  }
}

/**
 * Replaces the browser's WebSocket class by one that works with the local stack. Only the local stage calls
 * it.
 */
export function replaceWebSocket() {
  window.WebSocket = LocalWebSocket;
}
