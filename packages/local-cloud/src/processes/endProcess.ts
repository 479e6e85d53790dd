import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessFile } from './ProcessFile';

const patience = 2_000;
const look = 10;

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}

/**
 * Ends the process whose id the file contains, if it still runs: with SIGTERM first, with SIGKILL after two
 * seconds. Then removes the file.
 */
export async function endProcess(file: ProcessFile): Promise<void> {
  const pid = file.running();
  if (pid !== null) {
    signal(pid, 'SIGTERM');
    const deadline = Date.now() + patience;
    while (file.running() !== null && Date.now() < deadline) await pause(look);
    if (file.running() !== null) signal(pid, 'SIGKILL');
    while (file.running() !== null) await pause(look);
  }
  file.remove();
}
