import { stored } from './stored';

/** The JSON stored under this key on this device; null when there is none or it cannot be read. */
export function readStoredJson(key: string): unknown {
  const text = stored.device.get(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
