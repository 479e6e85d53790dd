import { randomUUID } from 'node:crypto';
import type { JournalFile } from '../../storage/JournalFile';
import type { Message } from './Message';

/** One line in the file of an SQS queue: the current state of a message, or the id of a deleted one. */
export type QueueEntry = { put: Message } | { gone: string };

export interface QueueConfiguration {
  name: string;
  url: string;
  arn: string;
  delaySeconds: number;
  visibilitySeconds: number;
  /**
   * The dead-letter queue, to which messages move that were received `maxReceiveCount` times without being
   * deleted; null if there is none.
   */
  redrive: { deadLetterArn: string; maxReceiveCount: number } | null;
}

interface SendOptions {
  delaySeconds?: number;
  attributes?: Record<string, unknown>;
}

/**
 * Emulates a standard SQS queue: delivers each message at least once, the oldest visible one first. Messages
 * survive a crash.
 */
export class LocalQueue {
  private readonly messages = new Map<string, Message>();

  constructor(
    readonly configuration: QueueConfiguration,
    private readonly journal: JournalFile<QueueEntry>,
    private readonly deadLetter: (message: Message) => void,
  ) {
    for (const entry of journal.read()) {
      if ('put' in entry) this.messages.set(entry.put.id, entry.put);
      else this.messages.delete(entry.gone);
    }
    journal.replace(this.list().map((message) => ({ put: message })));
  }

  send(body: string, { delaySeconds, attributes = {} }: SendOptions = {}): Message {
    const sentAt = Date.now();
    const message: Message = {
      id: randomUUID(),
      body,
      attributes,
      sentAt,
      visibleAt: sentAt + (delaySeconds ?? this.configuration.delaySeconds) * 1000,
      receiveCount: 0,
      receiptHandle: '',
    };
    this.put(message);
    return message;
  }

  /**
   * Returns up to `most` visible messages, and hides them from other receivers until the visibility timeout
   * ends. A message that has already been received `maxReceiveCount` times moves to the dead-letter queue
   * instead.
   */
  receive(most: number, visibilitySeconds = this.configuration.visibilitySeconds): Message[] {
    const now = Date.now();
    const { redrive } = this.configuration;
    const received: Message[] = [];
    for (const message of this.list()) {
      if (received.length === most) break;
      if (message.visibleAt > now) continue;
      if (redrive && message.receiveCount >= redrive.maxReceiveCount) {
        this.deadLetter(message);
        this.remove(message.id);
        continue;
      }
      const taken = {
        ...message,
        receiveCount: message.receiveCount + 1,
        visibleAt: now + visibilitySeconds * 1000,
        receiptHandle: `${message.id}.${randomUUID()}`,
      };
      this.put(taken);
      received.push(taken);
    }
    return received;
  }

  /**
   * Deletes the message that was received with this receipt handle. Does nothing if the message was received
   * again in the meantime, because it then has another handle.
   */
  acknowledge(receiptHandle: string): void {
    const id = receiptHandle.split('.')[0] ?? '';
    if (this.messages.get(id)?.receiptHandle === receiptHandle) this.remove(id);
  }

  /**
   * Hides a received message for the given number of seconds from now, instead of until its visibility
   * timeout.
   */
  postpone(receiptHandle: string, seconds: number): void {
    const message = this.messages.get(receiptHandle.split('.')[0] ?? '');
    if (message?.receiptHandle !== receiptHandle) return;
    this.put({ ...message, visibleAt: Date.now() + seconds * 1000 });
  }

  /**
   * Makes every message of the queue visible now, even if it is delayed or being processed, so that tests
   * need not wait.
   */
  hasten(): void {
    for (const message of this.list()) this.put({ ...message, visibleAt: Date.now() });
  }

  remove(id: string): void {
    if (this.messages.delete(id)) this.journal.append({ gone: id });
  }

  /** Returns all messages of the SQS queue, oldest first. */
  list(): Message[] {
    return [...this.messages.values()];
  }

  private put(message: Message): void {
    this.messages.set(message.id, message);
    this.journal.append({ put: message });
  }
}
