import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Made-up AWS credentials: the DynamoDB engine does not check any, and listens on this machine only. */
const engineCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/**
 * Creates an SDK client for the DynamoDB at the given URL: the bundled engine, or another DynamoDB that the
 * settings name. The client uses made-up credentials.
 */
export function createDynamoDbClient(endpoint: string, region: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region, credentials: engineCredentials, maxAttempts: 3 });
}
