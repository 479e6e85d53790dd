import type { Config } from './Config';

let loading: Promise<Config> | undefined;

async function fetchConfig(): Promise<Config> {
  const response = await fetch('/config.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return (await response.json()) as Config;
}

/** Fetches `/config.json` once for all callers. After a failure, the next call tries again. */
export function loadConfig(): Promise<Config> {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
