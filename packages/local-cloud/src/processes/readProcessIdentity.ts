import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The start time of a process in ticks since boot; null for a process that has ended but has not been reaped.
 * Source: proc_pid_stat(5), fields 3, 20 and 22, counted after the name's closing parenthesis.
 */
function startOnLinux(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Other threads may outlive the first one and still hold files and ports.
  const hasEnded = fields[0] === 'Z' && Number(fields[17]) <= 1;
  return hasEnded ? null : (fields[19] ?? '');
}

/**
 * Identifies a process for certain: its start time differs from that of a later process with the same id.
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
