import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readProcessIdentity } from './readProcessIdentity';

interface Entry {
  pid: number;
  identity: string | null;
}

/**
 * A file that contains the id of a process. A process that starts later reads it to find out whether the
 * first process still runs.
 */
export class ProcessFile {
  constructor(private readonly path: string) {}

  /**
   * Writes the id and the start time of a process into the file.
   * @param exclusive whether to fail with EEXIST when the file already exists
   */
  write(pid: number, { exclusive = false } = {}): void {
    const entry: Entry = { pid, identity: readProcessIdentity(pid) };
    writeFileSync(this.path, JSON.stringify(entry), { flag: exclusive ? 'wx' : 'w' });
  }

  /**
   * Returns the process id in the file if that process is still running, otherwise null. A different process
   * that now has the same id is recognized by its start time, except on Windows.
   */
  running(): number | null {
    let entry: Entry;
    try {
      entry = JSON.parse(readFileSync(this.path, 'utf8')) as Entry;
    } catch {
      return null;
    }
    const identity = readProcessIdentity(entry.pid);
    return identity !== null && identity === entry.identity ? entry.pid : null;
  }

  /**
   * Writes the id of this process into the file, unless the file exists already. Returns whether it did. If
   * the existing file names a process that has ended, it is also removed, so that the next call succeeds.
   */
  claim(): boolean {
    try {
      this.write(process.pid, { exclusive: true });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (this.running() === null) this.remove();
      return false;
    }
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}
