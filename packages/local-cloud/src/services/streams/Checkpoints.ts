import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { diskFull } from '../../storage/diskFull';
import { replaceFile } from '../../storage/replaceFile';

const finished = 'finished';

interface Content {
  /**
   * ARN of the DynamoDB stream to which the checkpoints belong. A table that is created again has a stream
   * with another ARN, for which these checkpoints are not used.
   */
  streamArn: string;
  shards: Record<string, string>;
}

const writtenWithinMilliseconds = 1000;

/**
 * Stores how far a consumer has processed each shard of a DynamoDB stream. It writes at most once per second,
 * so some records may be processed twice after a crash.
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

  /**
   * Returns the sequence number of the last processed record of a stream shard; null when none has been
   * processed, `finished` when the shard has been processed to its end.
   */
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

  /**
   * Writes the consumer's checkpoints to disk now if a write is still due. Call it before the process ends.
   */
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
      // Try again later: after a crash before that, more records are processed twice.
      this.timer = setTimeout(() => this.write(), writtenWithinMilliseconds);
    }
  }
}
