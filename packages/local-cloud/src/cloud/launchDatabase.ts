import { join } from 'node:path';
import type { Options } from '../options/Options';
import { dynoxideBinary } from '../services/dynamodb/dynoxideBinary';
import { launchDynoxide } from '../services/dynamodb/launchDynoxide';
import { untilHealthy } from '../services/dynamodb/untilHealthy';
import type { Shutdown } from './Shutdown';

/** Starts DynamoDB, or waits for the one that DYNAMODB_ENDPOINT names. */
export async function launchDatabase(
  { dynamodbEndpoint, root, port }: Options,
  data: string,
  shutdown: Shutdown,
): Promise<void> {
  if (dynamodbEndpoint) return untilHealthy(dynamodbEndpoint, () => true);
  const launched = await launchDynoxide({
    binary: dynoxideBinary(join(root, 'tools'), console.log),
    port: port + 1,
    folder: join(data, 'dynamodb'),
    onLost: (sentence) => {
      shutdown.fail(sentence);
    },
  });
  process.once('exit', () => launched.kill());
  shutdown.add(() => launched.stop());
}
