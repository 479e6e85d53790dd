import { stored } from './stored';

/**
 * Reads the JSON value stored under the given key on the device; null when there is none or it cannot be
 * parsed.
 */
export function readStoredJson(key: string): unknown {
  const text = stored.device.get(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
