import type { FileHandle } from 'node:fs/promises';

/**
 * An append-only file of JSON lines. Lines that arrive while the disk is busy share the next write, so
 * many callers cost one flush. After a failed write nothing is acknowledged any more.
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
      this.next = this.latest.then(() => this.write());
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
    await this.file.appendFile(text);
    await this.file.datasync();
  }
}
