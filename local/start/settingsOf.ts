import { join } from 'node:path';
import type { CloudSettings } from '@enishi/local-cloud';
import type { Options } from '../options/Options';

/** How the cloud runs for these options, with its data in `data`. */
export function settingsOf(options: Options, data: string): CloudSettings {
  const { port, listen, root, folder, dynamodbEndpoint, searchEndpoint } = options;
  return {
    port,
    listen,
    data,
    assembly: join(folder, 'cdk.out'),
    tools: join(root, 'tools'),
    dynamodbEndpoint,
    searchEndpoint,
  };
}
