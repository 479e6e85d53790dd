import { createServer } from 'node:net';

const first = 7500;
const last = 7597;
/** The front door, DynamoDB and search. */
const portsPerStack = 3;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port between 7500 and 7599 that is free together with the two after it; starts looking at random. */
export async function freePort(): Promise<number> {
  const places = Math.floor((last - first) / portsPerStack);
  const start = Math.floor(Math.random() * places);
  for (let tried = 0; tried < places; tried += 1) {
    const port = first + ((start + tried) % places) * portsPerStack;
    const free = await Promise.all([isFree(port), isFree(port + 1), isFree(port + 2)]);
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No three free ports in a row between ${first} and ${last}`);
}
