import { readStoredJson } from './readStoredJson';
import { stored } from './stored';

const PREFIX = 'personal.';

/**
 * Stores values of the signed-in person on this device, such as unsent input. They are removed when the
 * person signs out.
 */
export const personal = {
  read: (key: string): unknown => readStoredJson(PREFIX + key),
  readText(key: string): string {
    const kept = personal.read(key);
    return typeof kept === 'string' ? kept : '';
  },
  /** Stores a value as JSON under a key. An empty text or null removes it. */
  write(key: string, value: unknown): void {
    if (value === '' || value === null) stored.device.remove(PREFIX + key);
    else stored.device.set(PREFIX + key, JSON.stringify(value));
  },
  keys: (prefix: string): string[] =>
    stored.device
      .keys()
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => key.slice(PREFIX.length)),
  forgetAll(): void {
    for (const key of personal.keys('')) personal.write(key, null);
  },
};
