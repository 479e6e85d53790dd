import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Any credentials do: the engine checks none, and listens on this machine only. */
const engineCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** A client of the local DynamoDB engine, or of what DYNAMODB_ENDPOINT names. */
export function createDynamoDbClient(endpoint: string, region: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region, credentials: engineCredentials, maxAttempts: 3 });
}
