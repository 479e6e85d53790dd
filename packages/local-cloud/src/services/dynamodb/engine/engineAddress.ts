/**
 * Ports to which no browser sends a request, whatever the name in the URL: the Fetch standard lists them
 * (https://fetch.spec.whatwg.org/#port-blocking). These need no privileges to listen on.
 */
const blockedPorts = [
  6697, 6665, 6666, 6667, 6668, 6669, 6679, 6566, 10080, 4190, 3659, 1719, 1720, 1723,
] as const;

interface Address {
  host: string;
  port: number;
}

/**
 * Returns where the DynamoDB engine of the local cloud with the given port listens. The engine answers every Host
 * and lets pages of every origin read, and has no switch for it, so it listens where no page can ask. Each local
 * cloud has an address of its own; macOS has only 127.0.0.1, so there some share one.
 */
export function engineAddress(port: number): Address {
  if (process.platform !== 'darwin')
    return { host: `127.${port >> 8}.${port & 255}.1`, port: blockedPorts[0] };
  return { host: '127.0.0.1', port: blockedPorts[(port >> 2) % blockedPorts.length] ?? blockedPorts[0] };
}
