import { execFileSync } from 'node:child_process';

/**
 * Kills engines that still run on this database although no process file names them: a copy that was killed between
 * starting an engine and writing its process file leaves one behind. Its journal contains all acknowledged writes.
 */
export function endOrphans(database: string): void {
  const processes = execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8', maxBuffer: 16_000_000 });
  for (const line of processes.split('\n')) {
    const [, pid, args] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    if (pid && args?.endsWith(` --db-path ${database}`)) process.kill(Number(pid), 'SIGKILL');
  }
}
