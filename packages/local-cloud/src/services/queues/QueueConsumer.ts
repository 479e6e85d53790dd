import type { LocalQueue } from './LocalQueue';
import type { Message } from './Message';

interface QueueConsumerOptions {
  queue: LocalQueue;
  region: string;
  batchSize: number;
  reportsFailures: boolean;
  invoke(event: unknown): Promise<unknown>;
}

const lookEveryMilliseconds = 100;

function recordOf({ configuration }: LocalQueue, region: string, message: Message) {
  return {
    messageId: message.id,
    receiptHandle: message.receiptHandle,
    body: message.body,
    attributes: {
      ApproximateReceiveCount: String(message.receiveCount),
      SentTimestamp: String(message.sentAt),
    },
    messageAttributes: message.attributes,
    eventSource: 'aws:sqs',
    eventSourceARN: configuration.arn,
    awsRegion: region,
  };
}

function failedIds(answer: unknown): Set<unknown> {
  const { batchItemFailures } = (answer ?? {}) as { batchItemFailures?: { itemIdentifier: unknown }[] };
  return new Set((batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier));
}

/**
 * Passes the messages of an SQS queue to a Lambda function, as an event source mapping does, one batch at a
 * time. Messages that the function fails to process become visible again after the visibility timeout.
 */
export class QueueConsumer {
  private readonly timer: NodeJS.Timeout;
  private handling: Promise<void> | null = null;

  constructor(private readonly options: QueueConsumerOptions) {
    this.timer = setInterval(() => this.look(), lookEveryMilliseconds);
  }

  /**
   * Resolves when the queue has no visible message and no message is being processed. The result is true if
   * messages were processed while this method waited.
   */
  async settled(): Promise<boolean> {
    let hadWork = false;
    for (this.look(); this.handling; this.look()) {
      hadWork = true;
      await this.handling;
    }
    return hadWork;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.handling;
  }

  private look(): void {
    if (this.handling) return;
    const messages = this.options.queue.receive(this.options.batchSize);
    if (messages.length === 0) return;
    this.handling = this.handle(messages).finally(() => (this.handling = null));
  }

  private async handle(messages: Message[]): Promise<void> {
    const { queue, region, reportsFailures, invoke } = this.options;
    try {
      const answer = await invoke({ Records: messages.map((message) => recordOf(queue, region, message)) });
      const failed = reportsFailures ? failedIds(answer) : new Set();
      for (const { id, receiptHandle } of messages) if (!failed.has(id)) queue.acknowledge(receiptHandle);
    } catch {
      // No message is deleted, so all of them are delivered again. The function's log has the reason.
    }
  }
}
