import type { FileHandle } from 'node:fs/promises';
import { diskFull } from '../../../storage/diskFull';

/**
 * An append-only file of JSON lines. Lines that arrive during a write share the next one, so many callers
 * cost one flush. Lines that could not be written are not acknowledged, and are retried with the next write.
 */
export class Journal {
  private lines: string[] = [];
  private next: Promise<void> | null = null;
  private latest: Promise<void> = Promise.resolve();

  constructor(private readonly file: FileHandle) {}

  append(entry: unknown): void {
    this.lines.push(`${JSON.stringify(entry)}\n`);
  }

  /** Resolves when every line appended before the call is on the disk, not merely in the system's cache. */
  flush(): Promise<void> {
    if (this.lines.length === 0) return this.latest;
    if (!this.next) {
      this.next = this.latest.catch(() => undefined).then(() => this.write());
      this.latest = this.next;
    }
    return this.next;
  }

  async close(): Promise<void> {
    try {
      await this.flush();
    } finally {
      await this.file.close();
    }
  }

  private async write(): Promise<void> {
    const text = this.lines.join('');
    this.lines = [];
    this.next = null;
    const { size } = await this.file.stat();
    try {
      await this.file.appendFile(text);
      await this.file.datasync();
    } catch (error) {
      // A partial line would corrupt the next one.
      await this.file.truncate(size);
      this.lines.unshift(text);
      if (diskFull.isReason(error)) diskFull.tell();
      throw error;
    }
  }
}
