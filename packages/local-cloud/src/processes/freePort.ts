import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessFile } from './ProcessFile';

const first = 7500;
const last = 7599;
/** Number of consecutive ports that one local cloud uses: for the front door, DynamoDB, search and S3. */
const portsPerStack = 4;
const claims = join(tmpdir(), 'local-cloud-ports');

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Reserves a port for this process. Returns false when the port has been reserved before; a reservation of a
 * process that has ended is then removed. Without reservations, two local clouds that start at the same time
 * could choose the same port, because both would find it free.
 */
function claim(port: number): boolean {
  const claimed = new ProcessFile(join(claims, String(port)));
  if (!claimed.claim()) return false;
  process.once('exit', () => claimed.remove());
  return true;
}

/**
 * Finds four consecutive free ports between 7500 and 7599, reserves them until this process ends, and returns
 * the first (7500 or a multiple of four above it). The search starts at a random one.
 * @throws Error when all of them are in use or reserved
 */
export async function freePort(): Promise<number> {
  mkdirSync(claims, { recursive: true });
  const places = Math.floor((last - first + 1) / portsPerStack);
  const start = Math.floor(Math.random() * places);
  for (let tried = 0; tried < places; tried += 1) {
    const port = first + ((start + tried) % places) * portsPerStack;
    const free = await Promise.all([0, 1, 2, 3].map((offset) => isFree(port + offset)));
    if (free.every(Boolean) && claim(port)) return port;
  }
  throw new Error(`No four free ports in a row between ${first} and ${last}`);
}
