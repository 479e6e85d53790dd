import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isContention } from './isContention';

/** Enough for a counter that many functions add to at once: the pauses between them are random and grow to seconds. */
const MOST_ATTEMPTS = 8;

const client = new DynamoDBClient({ maxAttempts: MOST_ATTEMPTS });

// The SDK retries what is marked so, after a pause with jitter; of a transaction's conflicts it knows nothing.
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

/** The tables' client; one per process. What met another transaction on the same items is tried again. */
export const tables = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
