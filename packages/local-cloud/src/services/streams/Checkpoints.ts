import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { diskFull } from '../../storage/diskFull';
import { replaceFile } from '../../storage/replaceFile';

const finished = 'finished';

interface Content {
  /** The stream of a table that was created again starts without checkpoints. */
  streamArn: string;
  shards: Record<string, string>;
}

const writtenWithinMilliseconds = 1000;

/**
 * How far a consumer has come, by shard. Written a moment after the records are done, many at once: after a crash some
 * are done twice.
 */
export class Checkpoints {
  private readonly content: Content;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly path: string,
    streamArn: string,
  ) {
    mkdirSync(dirname(path), { recursive: true });
    const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Content) : null;
    this.content = kept?.streamArn === streamArn ? kept : { streamArn, shards: {} };
  }

  /** The last sequence number that is done; null before the first. */
  after(shardId: string): string | null {
    return this.content.shards[shardId] ?? null;
  }

  isFinished(shardId: string): boolean {
    return this.content.shards[shardId] === finished;
  }

  advance(shardId: string, sequenceNumber: string): void {
    this.content.shards[shardId] = sequenceNumber;
    this.timer ??= setTimeout(() => this.write(), writtenWithinMilliseconds);
  }

  finish(shardId: string): void {
    this.advance(shardId, finished);
  }

  /** Writes the remaining checkpoints before the end. */
  flush(): void {
    if (this.timer) this.write();
    clearTimeout(this.timer);
  }

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    try {
      replaceFile(this.path, JSON.stringify(this.content));
    } catch (error) {
      if (!diskFull.isReason(error)) throw error;
      diskFull.tell();
      // A crash before the write makes more records be processed twice.
      this.timer = setTimeout(() => this.write(), writtenWithinMilliseconds);
    }
  }
}
