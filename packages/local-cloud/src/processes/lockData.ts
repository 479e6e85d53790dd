import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ProcessFile } from './ProcessFile';

/**
 * Locks a data folder for this process. Locks of processes that no longer run are ignored.
 * @returns a function that unlocks the folder
 * @throws Error with one sentence when a running process holds the lock, or another start is just taking it
 */
export function lockData(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new ProcessFile(join(folder, 'lock'));
  const holder = lock.running();
  if (holder !== null) {
    throw new Error(`The data in ${folder} is in use by process ${holder}: stop that one first.`);
  }
  lock.remove();
  try {
    lock.write(process.pid, { exclusive: true });
  } catch {
    throw new Error(`The data in ${folder} is being taken into use by another start.`);
  }
  return () => lock.remove();
}
