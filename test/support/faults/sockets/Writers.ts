import { messagingDocuments } from '../../../access/conversations/messagingDocuments';
import type { Person } from '../../api/Person';
import { query } from '../../api/query';

/**
 * Sends messages with one writer for each conversation. A writer sends a message only when the previous one
 * has been answered.
 */
export class Writers {
  /** The contents of the stored messages by conversation, in the order in which they were stored. */
  readonly stored = new Map<string, string[]>();
  readonly refused: string[] = [];
  /** The time at which the sending of each message began, by the content of the message. */
  readonly sentAt = new Map<string, number>();

  constructor(
    private readonly writer: Person,
    private readonly conversations: readonly string[],
  ) {}

  /**
   * Sends messages to all conversations in parallel for the given number of seconds. Together, the writers
   * send at most `rate` messages per second.
   */
  async write(rate: number, seconds: number): Promise<void> {
    const until = performance.now() + seconds * 1_000;
    const pause = (this.conversations.length * 1_000) / rate;
    await Promise.all(this.conversations.map((id, place) => this.one(id, { until, pause, place })));
  }

  private async one(
    conversationId: string,
    { until, pause, place }: { until: number; pause: number; place: number },
  ): Promise<void> {
    const stored: string[] = [];
    this.stored.set(conversationId, stored);
    await new Promise((next) => setTimeout(next, (pause * place) / this.conversations.length));
    for (let number = 0; performance.now() < until; number += 1) {
      const began = performance.now();
      const content = `${place}の${number}通目`;
      this.sentAt.set(content, began);
      const { errors } = await query(
        messagingDocuments.send,
        { input: { conversationId, content } },
        this.writer,
      );
      if (errors[0]) this.refused.push(errors[0].message);
      else stored.push(content);
      await new Promise((next) => setTimeout(next, Math.max(0, began + pause - performance.now())));
    }
  }
}
