import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';

/** A message in a queue, with the number of its deliveries so far. */
export interface QueuedMessage {
  body: string;
  deliveries: number;
}

type Handler = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;

/** Delivers every message of a queue to a function once. Returns those that fail. */
export async function deliverBatch(
  handler: Handler,
  queue: readonly QueuedMessage[],
): Promise<QueuedMessage[]> {
  const delivered = queue.map(({ body, deliveries }) => ({ body, deliveries: deliveries + 1 }));
  if (delivered.length === 0) return [];
  const Records = delivered.map(({ body, deliveries }, at) => ({
    ...{ messageId: `${at}`, receiptHandle: `${at}`, body },
    attributes: { ApproximateReceiveCount: `${deliveries}` },
    ...{ eventSource: 'aws:sqs', eventSourceARN: 'arn:aws:sqs:r:0:notices' },
  })) as unknown as SQSRecord[];
  const failed = await handler({ Records }, {} as Context).then(
    ({ batchItemFailures }) => batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier)),
    // The function fails as a whole when every message of the batch failed.
    () => delivered.map((_, at) => at),
  );
  return failed.map((at) => delivered[at]!);
}
