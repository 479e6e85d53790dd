import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readProcessIdentity } from './readProcessIdentity';

interface Entry {
  pid: number;
  identity: string | null;
}

/** A file with the id of a process, so that a later start can check whether it still runs. */
export class ProcessFile {
  constructor(private readonly path: string) {}

  /** @param exclusive fail with EEXIST when the file is there already */
  write(pid: number, { exclusive = false } = {}): void {
    const entry: Entry = { pid, identity: readProcessIdentity(pid) };
    writeFileSync(this.path, JSON.stringify(entry), { flag: exclusive ? 'wx' : 'w' });
  }

  /** The process id while that process runs, else null. A later process with the same id does not count. */
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
   * Writes this process's id unless a running process holds the file; then returns false. The file of a
   * killed process is removed, so that the next attempt succeeds.
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
