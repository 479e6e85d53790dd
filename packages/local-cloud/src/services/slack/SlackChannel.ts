import { join } from 'node:path';
import { JournalFile } from '../../storage/JournalFile';

/** A message posted to the Slack webhook, as the developer page and tests read it. */
export interface CapturedPost {
  channel: string;
  text: string;
  blocks: unknown[];
  /** Time at which the Slack message was posted, as ISO 8601 text. */
  at: string;
}

/** All messages posted to the local Slack webhook, stored below `<data>/slack`. */
export class SlackChannel {
  private readonly journal: JournalFile<CapturedPost>;
  private readonly posts: CapturedPost[];

  constructor(data: string) {
    this.journal = new JournalFile(join(data, 'slack', 'posts.jsonl'));
    this.posts = this.journal.read().reverse();
  }

  /**
   * Captures a message that was posted to the Slack webhook.
   * @throws Error `invalid_payload`, the text of Slack's response, when the message has neither text nor
   * blocks
   */
  post(payload: unknown): void {
    const { channel, text, blocks } = (payload ?? {}) as Partial<CapturedPost>;
    const list = Array.isArray(blocks) ? blocks : [];
    if (typeof text !== 'string' && list.length === 0) throw new Error('invalid_payload');
    const captured = { channel: channel ?? '', text: text ?? '', blocks: list, at: new Date().toISOString() };
    this.journal.append(captured);
    this.posts.unshift(captured);
  }

  /** Returns the captured Slack messages, newest first. */
  list(): CapturedPost[] {
    return this.posts;
  }
}
