import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineAddress } from '../services/dynamodb/engine/engineAddress';
import { ProcessFile } from './ProcessFile';

const first = 7500;
const last = 7899;
/** Number of consecutive ports that one local cloud uses: for the front door, search (the second next) and S3. */
const portsPerStack = 4;
const claims = join(tmpdir(), 'local-cloud-ports');

const isFree = ({ host, port }: { host: string; port: number }) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/**
 * Reserves a port for this process, and returns whether it could. Without reservations, two local clouds that
 * start at the same time could choose the same port, because both would find it free. A reservation that an
 * ended process has left is removed, but this call still returns false.
 */
function claim(port: number): boolean {
  const claimed = new ProcessFile(join(claims, String(port)));
  if (!claimed.claim()) return false;
  process.once('exit', () => claimed.remove());
  return true;
}

/**
 * Finds four consecutive free ports between 7500 and 7899, reserves them until this process ends, and returns
 * the first of them. It tries the groups 7500 to 7503, 7504 to 7507 and so on, beginning with a random one.
 * @throws Error when no group is free and unreserved
 */
export async function freePort(): Promise<number> {
  mkdirSync(claims, { recursive: true });
  const places = Math.floor((last - first + 1) / portsPerStack);
  const start = Math.floor(Math.random() * places);
  for (let tried = 0; tried < places; tried += 1) {
    const port = first + ((start + tried) % places) * portsPerStack;
    const addresses = [0, 1, 2, 3].map((offset) => ({ host: '127.0.0.1', port: port + offset }));
    const free = await Promise.all([...addresses, engineAddress(port)].map(isFree));
    if (free.every(Boolean) && claim(port)) return port;
  }
  throw new Error(`No four free ports in a row between ${first} and ${last}`);
}
