import { join } from 'node:path';
import { JournalFile } from '../../storage/JournalFile';

/** A post to the Slack webhook, as the developer's page and tests read it. */
export interface CapturedPost {
  channel: string;
  text: string;
  blocks: unknown[];
  /** ISO 8601 */
  at: string;
}

/** All posts to the local webhook, stored below `<data>/slack`. */
export class SlackChannel {
  private readonly journal: JournalFile<CapturedPost>;
  private readonly posts: CapturedPost[];

  constructor(data: string) {
    this.journal = new JournalFile(join(data, 'slack', 'posts.jsonl'));
    this.posts = this.journal.read().reverse();
  }

  /** @throws when it is no message: Slack answers such with `invalid_payload` */
  post(payload: unknown): void {
    const { channel, text, blocks } = (payload ?? {}) as Partial<CapturedPost>;
    const list = Array.isArray(blocks) ? blocks : [];
    if (typeof text !== 'string' && list.length === 0) throw new Error('invalid_payload');
    const captured = { channel: channel ?? '', text: text ?? '', blocks: list, at: new Date().toISOString() };
    this.journal.append(captured);
    this.posts.unshift(captured);
  }

  /** Newest first. */
  list(): CapturedPost[] {
    return this.posts;
  }
}
