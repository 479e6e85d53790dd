import { existsSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Returns the CPU seconds that a process and its threads have used. Zero if there is no such process, and outside Linux. */
export function cpuSecondsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
