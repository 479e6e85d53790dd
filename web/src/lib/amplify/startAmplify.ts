import { loadConfig } from '../config/loadConfig';

let starting: Promise<void> | undefined;

async function start() {
  const [config, { configureAmplify }] = await Promise.all([loadConfig(), import('./configureAmplify')]);
  if (config.local) (await import('./replaceWebSocket')).replaceWebSocket();
  configureAmplify(config);
}

/**
 * Loads and configures aws-amplify, once for all callers. After a failure, the next call tries again. Code
 * that uses aws-amplify awaits this function first.
 */
export function startAmplify(): Promise<void> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
