import type { FileHandle } from 'node:fs/promises';
import { diskFull } from '../../../storage/diskFull';

/**
 * An append-only file with one JSON value per line. Lines that are appended during a write are written
 * together afterwards, so that many callers share one flush. If a write fails, the next one repeats its
 * lines.
 */
export class Journal {
  private lines: string[] = [];
  private next: Promise<void> | null = null;
  private latest: Promise<void> = Promise.resolve();

  constructor(private readonly file: FileHandle) {}

  append(entry: unknown): void {
    this.lines.push(`${JSON.stringify(entry)}\n`);
  }

  /** Resolves when every line appended before the call is on disk, not only in the cache of the operating system. */
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
      // Remove a partly written line, which would corrupt the next one.
      await this.file.truncate(size);
      this.lines.unshift(text);
      if (diskFull.isReason(error)) diskFull.tell();
      throw error;
    }
  }
}
