import { join } from 'node:path';
import type { Environment } from '../Environment';
import type { Options } from '../options/Options';

/** The surroundings in which the stack is resolved and its services run. */
export function environmentOf(options: Options, data: string): Environment {
  const { port, folder, dynamodbEndpoint, searchEndpoint } = options;
  const at = (offset: number) => `http://127.0.0.1:${port + offset}`;
  return {
    port,
    origin: at(0),
    data,
    assembly: join(folder, 'cdk.out'),
    region: 'ap-northeast-1',
    accountId: '000000000000',
    dynamodbEndpoint: dynamodbEndpoint ?? at(1),
    searchEndpoint: searchEndpoint ?? at(2),
  };
}
