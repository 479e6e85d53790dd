import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** A client whose rows are DynamoDB's own JSON. It throttles itself: a restore writes as fast as the tables accept. */
export const rawTables = new DynamoDBClient({ maxAttempts: 10, retryMode: 'adaptive' });
