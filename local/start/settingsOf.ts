import { join } from 'node:path';
import type { CloudSettings } from '@enishi/local-cloud';
import type { Options } from '../options/Options';

/**
 * Converts the options of a start into the settings of the package `local-cloud`. `data` is the path of the
 * data folder.
 */
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
