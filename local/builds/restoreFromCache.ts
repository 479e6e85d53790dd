import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { replaceFile } from '@enishi/local-cloud/processes';
import { buildOnce } from './buildOnce';
import { pathOf } from './pathOf';
import type { Build } from './Build';

/**
 * Puts the result of a build into a folder, unless the folder already contains the result for the same
 * inputs. It copies the result from the cache. If the cache does not contain it, it says so and builds it first.
 * @returns true if the build had to run
 */
export async function restoreFromCache(folder: string, build: Build): Promise<boolean> {
  const note = `${folder}.inputs`;
  if (existsSync(folder) && existsSync(note) && readFileSync(note, 'utf8') === build.hash) return false;
  if (!existsSync(pathOf(build))) console.log(`${build.making}, once for these sources and settings …`);
  const { path, isNew } = await buildOnce(build);
  rmSync(note, { force: true });
  rmSync(folder, { recursive: true, force: true });
  cpSync(path, folder, { recursive: true });
  replaceFile(note, build.hash);
  return isNew;
}
