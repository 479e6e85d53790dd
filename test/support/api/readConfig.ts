import type { Config } from './Config';
import { readJson } from './readJson';

let config: Promise<Config> | undefined;

/** Reads the configuration for clients from the running stack, once per test file. */
export function readConfig(): Promise<Config> {
  config ??= readJson<Config>('/config.json');
  return config;
}
