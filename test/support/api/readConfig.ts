import type { Config } from './Config';
import { origin } from '../stack/origin';
import { readJson } from './readJson';

const configs = new Map<string, Promise<Config>>();

/** Reads the configuration for clients from the running stack, once per test file and stack. */
export function readConfig(): Promise<Config> {
  const known = configs.get(origin()) ?? readJson<Config>('/config.json');
  configs.set(origin(), known);
  return known;
}
