import { join } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createDynamoDbClient } from '../../src/services/dynamodb/createDynamoDbClient';
import { findDynoxide } from '../../src/services/dynamodb/engine/findDynoxide';
import { launchDynoxide, type Launched } from '../../src/services/dynamodb/engine/launchDynoxide';

export interface Engine extends Launched {
  client: DynamoDBClient;
}

/** Starts a DynamoDB engine for a test on the given port, with its database in the given folder. */
export async function engine(port: number, folder: string): Promise<Engine> {
  const binary = findDynoxide(join(folder, 'tools'), () => undefined);
  const launched = await launchDynoxide({ binary, port, folder, onLost: () => undefined });
  const client = createDynamoDbClient(launched.endpoint, 'ap-northeast-1');
  const { stop } = launched;
  return {
    ...launched,
    client,
    stop() {
      client.destroy();
      return stop();
    },
  };
}
