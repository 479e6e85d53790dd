import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/**
 * A DynamoDB client that reads and writes rows in DynamoDB's own JSON. When DynamoDB throttles requests, the
 * client sends fewer, so that a restore writes as fast as the tables accept.
 */
export const rawTables = new DynamoDBClient({ maxAttempts: 10, retryMode: 'adaptive' });
