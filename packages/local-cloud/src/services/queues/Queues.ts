import { join } from 'node:path';
import { JournalFile } from '../../storage/JournalFile';
import type { Resource, Stack } from '../../template/Stack';
import { LocalQueue, type QueueConfiguration, type QueueEntry } from './LocalQueue';

interface QueueProperties {
  DelaySeconds?: number;
  VisibilityTimeout?: number;
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number };
  FifoQueue?: boolean;
}

function configurationOf(stack: Stack, resource: Resource): QueueConfiguration {
  const { DelaySeconds, VisibilityTimeout, RedrivePolicy, FifoQueue } =
    resource.properties as QueueProperties;
  if (FifoQueue) throw new Error(`${resource.logicalId}: FIFO queues are not emulated locally`);
  return {
    name: stack.attribute(resource, 'QueueName'),
    url: resource.physicalId,
    arn: stack.attribute(resource, 'Arn'),
    delaySeconds: DelaySeconds ?? 0,
    visibilitySeconds: VisibilityTimeout ?? 30,
    redrive: RedrivePolicy
      ? {
          deadLetterArn: RedrivePolicy.deadLetterTargetArn,
          maxReceiveCount: Number(RedrivePolicy.maxReceiveCount),
        }
      : null,
  };
}

/** The SQS queues of the stack, stored below `<data>/queues`. */
export class Queues {
  readonly all: LocalQueue[];

  constructor(stack: Stack, data: string) {
    this.all = stack.resources('AWS::SQS::Queue').map((resource) => {
      const configuration = configurationOf(stack, resource);
      const journal = new JournalFile<QueueEntry>(join(data, 'queues', `${configuration.name}.jsonl`));
      return new LocalQueue(configuration, journal, ({ body, attributes }) => {
        this.find(configuration.redrive?.deadLetterArn ?? '').send(body, { attributes });
      });
    });
  }

  /**
   * Returns a queue by its ARN, URL or name.
   * @throws Error that names the queue when the stack does not have it
   */
  find(reference: string): LocalQueue {
    const found = this.all.find(({ configuration: { arn, url, name } }) =>
      [arn, url, name].includes(reference),
    );
    if (!found) throw new Error(`The stack has no queue ${reference}`);
    return found;
  }
}
