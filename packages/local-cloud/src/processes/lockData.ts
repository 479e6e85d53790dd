import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ProcessFile } from './ProcessFile';

/**
 * Locks a data folder, so that no second process uses it. A lock that an ended process has left is replaced.
 * @returns a function that unlocks the folder
 * @throws Error with one sentence when a running process has locked the folder or locks it at the same moment
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
