import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the current and the maximum memory of a process in megabytes. Zeros on systems other than Linux.
 */
export function memoryOf(pid: number): { now: number; most: number } {
  const file = `/proc/${pid}/status`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024);
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
