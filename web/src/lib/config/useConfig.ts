import { useEffect, useState } from 'react';
import type { Config } from './Config';
import { loadConfig } from './loadConfig';

/** Returns the configuration of the stage; undefined until it is read, null when it cannot be read. */
export function useConfig(): Config | null | undefined {
  const [config, setConfig] = useState<Config | null>();
  useEffect(() => {
    loadConfig().then(setConfig, () => setConfig(null));
  }, []);
  return config;
}
