import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { correlateWrites } from './correlation/correlateWrites';
import { isContention } from './isContention';

/**
 * Maximum number of attempts of the DynamoDB client for one request. The random pauses between attempts grow
 * to seconds, so that a counter that many functions update at once is written nevertheless.
 */
const MOST_ATTEMPTS = 8;

const client = new DynamoDBClient({ maxAttempts: MOST_ATTEMPTS });

// The SDK retries errors that have this flag. By default, transaction conflicts do not have it.
client.middlewareStack.add(
  (next) => async (args) => {
    try {
      return await next(args);
    } catch (error) {
      if (isContention(error)) Object.assign(error, { $retryable: { throttling: false } });
      throw error;
    }
  },
  { step: 'deserialize', priority: 'high', name: 'retryContention' },
);

/**
 * The DynamoDB client that all code in a Lambda process shares. It also retries transactions that were cancelled because
 * of a conflict, and adds the correlation id of the current operation to what it stores.
 */
export const tables = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

tables.middlewareStack.add((next) => (args) => next({ ...args, input: correlateWrites(args.input) }), {
  step: 'initialize',
  priority: 'high',
  name: 'correlateWrites',
});
