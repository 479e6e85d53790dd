import { join } from 'node:path';
import type { Shutdown } from '../processes/Shutdown';
import { findDynoxide } from '../services/dynamodb/engine/findDynoxide';
import { launchDynoxide } from '../services/dynamodb/engine/launchDynoxide';
import { waitUntilHealthy } from '../services/dynamodb/engine/waitUntilHealthy';
import type { CloudSettings } from './CloudSettings';

/**
 * Starts the DynamoDB engine. If the settings contain the endpoint of another DynamoDB, starts nothing and
 * waits until that one accepts requests.
 */
export async function launchDatabase(
  { dynamodbEndpoint, tools, port, data }: CloudSettings,
  shutdown: Shutdown,
): Promise<void> {
  if (dynamodbEndpoint) return waitUntilHealthy(dynamodbEndpoint, () => true);
  const launched = await launchDynoxide({
    binary: findDynoxide(tools, console.log),
    port,
    folder: join(data, 'dynamodb'),
    onLost: (sentence) => {
      shutdown.fail(sentence);
    },
  });
  process.once('exit', () => launched.kill());
  shutdown.add(() => launched.stop());
}
