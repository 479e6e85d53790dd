import type { Environment } from '../../src/Environment';

/** Returns the environment (settings) of a local cloud whose HTTP server listens on the given port. */
export function environmentOf(port: number, data: string): Environment {
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    data,
    assembly: data,
    region: 'ap-northeast-1',
    accountId: '000000000000',
    dynamodbEndpoint: `http://127.0.0.1:${port + 1}`,
    searchEndpoint: `http://127.0.0.1:${port + 2}`,
    parameters: {},
    filesEndpoint: `http://127.0.0.1:${port + 3}`,
  };
}
