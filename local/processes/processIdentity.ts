import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The moment a process started, in ticks since boot: field 22, counted behind the name's closing bracket. */
function startOnLinux(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/**
 * What tells this process from a later one with the same number: the moment of its start.
 * @returns null when no such process runs
 */
export function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  try {
    if (process.platform === 'linux') return startOnLinux(pid);
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
