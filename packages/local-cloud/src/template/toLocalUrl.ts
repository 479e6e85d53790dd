/** The one known difference in addresses: what the template reaches with TLS is plain on this machine. */
export function toLocalUrl(text: string): string {
  return text
    .replaceAll('https://127.0.0.1:', 'http://127.0.0.1:')
    .replaceAll('wss://127.0.0.1:', 'ws://127.0.0.1:');
}
