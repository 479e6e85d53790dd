import type { Config } from './Config';
import { readJson } from './readJson';

let config: Promise<Config> | undefined;

/** The configuration for clients; read once per test file. */
export function readConfig(): Promise<Config> {
  config ??= readJson<Config>('/config.json');
  return config;
}
