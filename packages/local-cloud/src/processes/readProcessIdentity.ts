import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The moment a process started, in ticks since boot; null of one that has ended and whose parent has not asked yet
 * how. Source: proc_pid_stat(5), fields 3, 20 and 22, counted behind the name's closing bracket.
 */
function startOnLinux(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // The first thread may have ended before the others, which hold files and ports until they have too.
  const hasEnded = fields[0] === 'Z' && Number(fields[17]) <= 1;
  return hasEnded ? null : (fields[19] ?? '');
}

/**
 * What tells this process from a later one with the same number: the moment of its start.
 * @returns null when no such process runs
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
