const Native = window.WebSocket;

/** aws-amplify turns an http endpoint into wss; the local stack has plain ws. */
class LocalWebSocket extends Native {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace(/^wss:\/\/(localhost|127\.0\.0\.1)/, 'ws://$1'), protocols);
  }
}

/** Loaded on the local stage only. */
export function replaceWebSocket() {
  window.WebSocket = LocalWebSocket;
}
