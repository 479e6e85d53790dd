import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isContention } from './isContention';

/**
 * The maximum number of attempts with which the DynamoDB client sends a request. It is enough for a counter that many
 * functions update at once, because the random pauses in between grow to seconds.
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

/** The DynamoDB client, which all code in a Lambda process shares. It retries transaction conflicts. */
export const tables = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
