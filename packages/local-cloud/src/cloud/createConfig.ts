import type { Environment } from '../Environment';
import { answerJson } from '../http/answerJson';
import type { Service } from '../Service';
import type { Stack } from '../template/Stack';

/**
 * Creates the service that answers `GET /config.json` with the stack's output `Config` and, under `local`,
 * the URLs of the emulated services.
 * @throws Error when the stack has no output `Config`
 */
export function createConfig(stack: Stack, { origin }: Environment): Service {
  const { Config } = stack.outputs;
  if (Config === undefined) throw new Error(`${stack.name} has no output Config`);
  const config = {
    ...(JSON.parse(Config) as Record<string, unknown>),
    local: {
      userPoolEndpoint: `${origin}/cognito-idp`,
      identityPoolEndpoint: `${origin}/cognito-identity`,
      realtimeEndpoint: `${origin.replace('http:', 'ws:')}/graphql/realtime`,
    },
  };
  return {
    handle: (_request, response) => answerJson(response, 200, config, { 'cache-control': 'no-store' }),
    stop: () => Promise.resolve(),
  };
}
