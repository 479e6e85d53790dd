import type { OpenWork } from './OpenWork';
import { searchedWork } from './searchedWork';
import { storedWork } from './storedWork';

/** Reads what waits for administrators: for each kind of task the number and a few of them. */
export async function handler(): Promise<OpenWork[]> {
  return (await Promise.all([searchedWork(), storedWork()])).flat();
}
