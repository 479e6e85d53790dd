import { messagingDocuments } from '../../access/conversations/messagingDocuments';
import { realtimeDocuments } from '../../access/conversations/realtimeDocuments';
import { Listener } from '../api/Listener';
import type { Person } from '../api/Person';
import { query } from '../api/query';

const PAUSE_MILLISECONDS = 1_000;
const LAST_WITHIN_MILLISECONDS = 600_000;

interface Probed {
  conversationId: string;
  writer: Person;
  reader: Person;
}

/** Sends a message to a subscriber about once a second and measures how long the delivery takes. */
export class LiveProbe {
  /** For each received message, the milliseconds from sending it to receiving it. */
  readonly times: number[] = [];
  /**
   * For each received message, the milliseconds from the response to the writer to receiving it; 0 if it was
   * received before the response.
   */
  readonly delays: number[] = [];
  private readonly sentAt = new Map<string, number>();
  private readonly storedAt = new Map<string, number>();
  private sending = true;
  private readonly ended: Promise<void>;

  private constructor(
    private readonly probed: Probed,
    private readonly listener: Listener,
  ) {
    listener.onData = (message) => this.hear(message as { content: string });
    this.ended = this.send();
  }

  static async start(probed: Probed): Promise<LiveProbe> {
    const listener = await Listener.open(probed.reader);
    const { conversationId } = probed;
    const number = await listener.subscribe(realtimeDocuments.messages, { conversationId });
    if (typeof number === 'string') throw new Error(`The probe’s subscription was refused: ${number}`);
    return new LiveProbe(probed, listener);
  }

  /** The number of messages that the subscriber has not received yet. */
  get missing(): number {
    return this.sentAt.size;
  }

  /** Stops sending, and waits for a limited time until the messages already sent have been received. */
  async stop(): Promise<void> {
    this.sending = false;
    await this.ended;
    const until = performance.now() + LAST_WITHIN_MILLISECONDS;
    while (this.missing > 0 && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
    this.listener.close();
  }

  private async send(): Promise<void> {
    const { conversationId, writer } = this.probed;
    for (let number = 0; this.sending; number += 1) {
      const content = `生きています${number}`;
      this.sentAt.set(content, performance.now());
      const { errors } = await query(messagingDocuments.send, { input: { conversationId, content } }, writer);
      if (errors[0]) this.sentAt.delete(content);
      else if (this.sentAt.has(content)) this.storedAt.set(content, performance.now());
      await new Promise((next) => setTimeout(next, PAUSE_MILLISECONDS));
    }
  }

  private hear({ content }: { content: string }): void {
    const sent = this.sentAt.get(content);
    if (sent === undefined) return;
    this.sentAt.delete(content);
    const now = performance.now();
    this.times.push(now - sent);
    this.delays.push(now - (this.storedAt.get(content) ?? now));
    this.storedAt.delete(content);
  }
}
