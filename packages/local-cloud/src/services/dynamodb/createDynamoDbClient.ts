import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/**
 * Invented AWS credentials. The DynamoDB engine does not check credentials; it is reachable only from this
 * machine.
 */
const engineCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Creates an SDK client for the DynamoDB at the given URL, with invented credentials. */
export function createDynamoDbClient(endpoint: string, region: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region, credentials: engineCredentials, maxAttempts: 3 });
}
