import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CloudSettings } from '@enishi/local-cloud';
import type { Options } from '../options/Options';

/** Returns the secrets of the local cloud: the values of its parameters in AWS Systems Manager, by name. */
function readParameters(): Record<string, string> {
  return JSON.parse(readFileSync(join(__dirname, '..', 'parameters.json'), 'utf8')) as Record<string, string>;
}

/**
 * Converts the options of a start into the settings of the package `local-cloud`. `data` is the path of the
 * data folder.
 */
export function settingsOf(options: Options, data: string): CloudSettings {
  const { port, listen, root, folder, dynamodbEndpoint, searchEndpoint, chaos } = options;
  return {
    port,
    listen,
    data,
    assembly: join(folder, 'cdk.out'),
    earlierAssembly: join(folder, 'cdk.out', 'mail'),
    tools: join(root, 'tools'),
    dynamodbEndpoint,
    searchEndpoint,
    parameters: readParameters(),
    mailSamplesOutput: 'MailFunctionName',
    slackSamplesOutput: 'SlackFunctionName',
    chaos,
  };
}
