import { join } from 'node:path';
import type { CloudSettings } from '@enishi/local-cloud';
import type { Options } from '../options/Options';

/** Converts the options of the command line into settings of the local cloud. `data` is the folder of its data. */
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
