import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Made-up AWS credentials: the DynamoDB engine does not check any, and listens on this machine only. */
const engineCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Creates an SDK client of the bundled DynamoDB engine, or of the DynamoDB that DYNAMODB_ENDPOINT names. */
export function createDynamoDbClient(endpoint: string, region: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region, credentials: engineCredentials, maxAttempts: 3 });
}
