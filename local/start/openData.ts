import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../builds/pathOf';
import type { Options } from '../options/Options';
import { lockData } from '@enishi/local-cloud/processes';
import { seededBuild } from '../builds/seededBuild';
import type { Shutdown } from '@enishi/local-cloud/processes';

/**
 * Copies the demo data that `npm ci` has prepared into the new data folder. Copies nothing if they are
 * missing, or were made from other files or on another day.
 */
function takeOver(data: string): void {
  const seeded = pathOf(seededBuild());
  if (!existsSync(seeded)) return;
  const draft = `${data}.draft`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(seeded, draft, { recursive: true });
  renameSync(draft, data);
}

function folderOf({ folder, memory }: Options, shutdown: Shutdown): string {
  if (!memory) return folder;
  const passing = mkdtempSync(join(tmpdir(), 'local-cloud-'));
  shutdown.add(() => rmSync(passing, { recursive: true, force: true }));
  return passing;
}

/**
 * Locks the folder of this local cloud against other processes, and prepares its data folder.
 * @returns the path of the data folder, which is inside the locked folder or, with `--memory`, temporary
 */
export function openData(options: Options, shutdown: Shutdown): string {
  shutdown.add(lockData(options.folder));
  const data = join(folderOf(options, shutdown), 'data');
  const isOurs = options.dynamodbEndpoint === null && options.searchEndpoint === null;
  if (!existsSync(data) && options.demo && isOurs) takeOver(data);
  mkdirSync(data, { recursive: true });
  return data;
}
