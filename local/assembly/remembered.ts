import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../storage/replaceFile';

/**
 * Makes a folder anew unless it was made from the same inputs before.
 * @param hash of the inputs
 * @returns whether it had to be made
 */
export async function remembered(folder: string, hash: string, make: () => Promise<void>): Promise<boolean> {
  const note = `${folder}.inputs`;
  if (existsSync(folder) && existsSync(note) && readFileSync(note, 'utf8') === hash) return false;
  mkdirSync(dirname(folder), { recursive: true });
  rmSync(note, { force: true });
  await make();
  replaceFile(note, hash);
  return true;
}
