import type { Environment } from '../../src/Environment';
import { engineAddress } from '../../src/services/dynamodb/engine/engineAddress';

/** Returns the environment (settings) of a local cloud whose HTTP server listens on the given port. */
export function environmentOf(port: number, data: string): Environment {
  const engine = engineAddress(port);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    data,
    assembly: data,
    region: 'ap-northeast-1',
    accountId: '000000000000',
    dynamodbEndpoint: `http://${engine.host}:${engine.port}`,
    searchEndpoint: `http://127.0.0.1:${port + 2}`,
    parameters: {},
    filesEndpoint: `http://127.0.0.1:${port + 3}`,
  };
}
