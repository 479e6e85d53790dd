import type { Chaos } from './Chaos';

/**
 * The probability with which a request is refused, for each kind: `conflict` for writes, `throttle` for reads
 * and writes.
 */
const share = { conflict: 0.05, throttle: 0.03 };

const singleWrites = ['PutItem', 'UpdateItem', 'DeleteItem'];
const reads = ['GetItem', 'Query', 'Scan', 'TransactGetItems', 'BatchGetItem'];

export type Refusal = {
  __type: string;
  message: string;
  CancellationReasons?: { Code: string; Message?: string }[];
};

const error = (name: string, message: string): Refusal => ({
  __type: `com.amazonaws.dynamodb.v20120810#${name}`,
  message,
});

/**
 * Returns DynamoDB's response for a transaction that was cancelled because of one of its items, chosen at
 * random. `items` is the number of items in the transaction.
 */
function cancelled(items: number, Code: string, Message: string, draw: () => number): Refusal {
  const failing = Math.floor(draw() * items);
  const CancellationReasons = Array.from({ length: items }, (_, at) =>
    at === failing ? { Code, Message } : { Code: 'None' },
  );
  const codes = CancellationReasons.map((reason) => reason.Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return { ...error('TransactionCanceledException', message), CancellationReasons };
}

/**
 * Decides at random whether a request to DynamoDB is refused. Returns the body of DynamoDB's error response,
 * or null if the request is to be sent. A refused request changes nothing.
 */
export function refusalOf(
  { kinds }: Chaos,
  action: string,
  input: Record<string, unknown>,
  draw: () => number,
): Refusal | null {
  const isTransaction = action === 'TransactWriteItems';
  const isWrite = singleWrites.includes(action);
  const items = (input.TransactItems as unknown[] | undefined)?.length ?? 0;
  if (kinds.includes('conflict') && (isTransaction || isWrite) && draw() < share.conflict) {
    const message = 'Transaction is ongoing for the item';
    return isTransaction
      ? cancelled(items, 'TransactionConflict', message, draw)
      : error('TransactionConflictException', message);
  }
  const isKnown = isTransaction || isWrite || reads.includes(action) || action === 'BatchWriteItem';
  if (!kinds.includes('throttle') || !isKnown || draw() >= share.throttle) return null;
  const message = 'The level of configured provisioned throughput for the table was exceeded.';
  if (isTransaction) return cancelled(items, 'ThrottlingError', message, draw);
  return draw() < 0.5
    ? error('ProvisionedThroughputExceededException', message)
    : error('ThrottlingException', 'Throughput exceeds the current capacity of your table or index.');
}
