import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Options } from '../options/Options';
import { lockData } from '../processes/lockData';
import type { Shutdown } from './Shutdown';

/**
 * Claims this copy's folder.
 * @returns where its data go: below the folder, or with `--memory` where nothing outlives the process
 */
export function openData({ folder, memory }: Options, shutdown: Shutdown): string {
  shutdown.add(lockData(folder));
  if (!memory) {
    const data = join(folder, 'data');
    mkdirSync(data, { recursive: true });
    return data;
  }
  const passing = mkdtempSync(join(tmpdir(), 'local-cloud-'));
  shutdown.add(() => rmSync(passing, { recursive: true, force: true }));
  return passing;
}
