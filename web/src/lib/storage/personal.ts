import { readStoredJson } from './readStoredJson';
import { stored } from './stored';

const PREFIX = 'personal.';

/** Stores texts that a person has written but not sent, on this device until they sign out. */
export const personal = {
  get: (key: string): string => {
    const kept = readStoredJson(PREFIX + key);
    return typeof kept === 'string' ? kept : '';
  },
  set(key: string, text: string): void {
    if (text === '') stored.device.remove(PREFIX + key);
    else stored.device.set(PREFIX + key, JSON.stringify(text));
  },
  forgetAll(): void {
    for (const key of stored.device.keys()) if (key.startsWith(PREFIX)) stored.device.remove(key);
  },
};
