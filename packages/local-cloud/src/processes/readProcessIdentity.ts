import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the start time of a process on Linux, in clock ticks since boot; null if the process has ended but
 * its parent has not read its exit status yet (zombie). Reads fields 3, 20 and 22 of /proc/<pid>/stat, see
 * proc_pid_stat(5).
 */
function startOnLinux(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // The main thread has ended, but other threads may go on and still hold files and ports.
  const hasEnded = fields[0] === 'Z' && Number(fields[17]) <= 1;
  return hasEnded ? null : (fields[19] ?? '');
}

/**
 * Returns the start time of the process with the given id; null if no such process runs. A later process
 * with the same id has a different start time. On Windows, the result is the empty text for every running
 * process.
 */
export function readProcessIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  try {
    if (process.platform === 'linux') return startOnLinux(pid);
    if (process.platform === 'win32') return '';
    const asked = ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)];
    const [state = '', ...start] = execFileSync('ps', asked, { encoding: 'utf8' }).trim().split(/\s+/);
    return state.startsWith('Z') ? null : start.join(' ');
  } catch {
    return null;
  }
}
