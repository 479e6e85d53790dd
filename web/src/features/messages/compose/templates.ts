import { readStoredJson } from '../../../lib/storage/readStoredJson';
import { stored } from '../../../lib/storage/stored';

const MOST = 20;

const keyOf = (sub: string) => `messages.templates.${sub}`;

/** The templates for messages that the person saved on this device, at most 20, the newest first. */
export const templates = {
  get(sub: string): string[] {
    const kept = readStoredJson(keyOf(sub));
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string') : [];
  },
  add(sub: string, text: string): void {
    const others = templates.get(sub).filter((one) => one !== text);
    stored.device.set(keyOf(sub), JSON.stringify([text, ...others].slice(0, MOST)));
  },
  remove(sub: string, text: string): void {
    const others = templates.get(sub).filter((one) => one !== text);
    stored.device.set(keyOf(sub), JSON.stringify(others));
  },
};
