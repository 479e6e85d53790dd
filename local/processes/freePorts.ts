import { assertPortFree } from './assertPortFree';

const first = 15_173;
const last = 16_173;
/** The front door, DynamoDB and search. */
const ports = [0, 1, 2];

/** The first of three ports in a row that nobody listens on. */
export async function freePorts(): Promise<number> {
  for (let port = first; port < last; port += ports.length) {
    const tried = await Promise.allSettled(ports.map((more) => assertPortFree(port + more)));
    if (tried.every(({ status }) => status === 'fulfilled')) return port;
  }
  throw new Error(`No three free ports in a row between ${first} and ${last}`);
}
