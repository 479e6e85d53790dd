import { randomUUID } from 'node:crypto';
import type { JournalFile } from '../../storage/JournalFile';
import type { Message } from './Message';

/** One line of a queue's file: the message's current state, or its removal. */
export type QueueEntry = { put: Message } | { gone: string };

export interface QueueConfiguration {
  name: string;
  url: string;
  arn: string;
  delaySeconds: number;
  visibilitySeconds: number;
  /** Where messages go that were received this often without being deleted. */
  redrive: { deadLetterArn: string; maxReceiveCount: number } | null;
}

interface SendOptions {
  delaySeconds?: number;
  attributes?: Record<string, unknown>;
}

/** A standard SQS queue: at least once, in order unless something fails. Sent messages survive a crash. */
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

  /** Up to `most` visible messages, hidden from others until the visibility timeout is over. */
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

  /** Deletes what was received under this handle; an outdated handle deletes nothing. */
  acknowledge(receiptHandle: string): void {
    const id = receiptHandle.split('.')[0] ?? '';
    if (this.messages.get(id)?.receiptHandle === receiptHandle) this.remove(id);
  }

  /** Makes a received message visible again after this many seconds. */
  postpone(receiptHandle: string, seconds: number): void {
    const message = this.messages.get(receiptHandle.split('.')[0] ?? '');
    if (message?.receiptHandle !== receiptHandle) return;
    this.put({ ...message, visibleAt: Date.now() + seconds * 1000 });
  }

  /** Makes every message visible at once, delayed ones included. */
  hasten(): void {
    for (const message of this.list()) this.put({ ...message, visibleAt: Date.now() });
  }

  remove(id: string): void {
    if (this.messages.delete(id)) this.journal.append({ gone: id });
  }

  /** Oldest first. */
  list(): Message[] {
    return [...this.messages.values()];
  }

  private put(message: Message): void {
    this.messages.set(message.id, message);
    this.journal.append({ put: message });
  }
}
