import { stored } from './stored';

/** What was written as JSON under this key on this device; null when there is nothing that can be read. */
export function storedJson(key: string): unknown {
  const text = stored.device.get(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
