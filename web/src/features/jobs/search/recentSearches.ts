import { stored } from '../../../lib/storage/stored';
import { readStoredJson } from '../../../lib/storage/readStoredJson';

const KEY = 'recentJobSearches';
const MAX_RECENT_SEARCHES = 5;

/** At most five recent job searches on this device, stored as query strings, newest first. */
export const recentSearches = {
  get(): string[] {
    const kept = readStoredJson(KEY);
    return Array.isArray(kept)
      ? kept.filter((query) => typeof query === 'string').slice(0, MAX_RECENT_SEARCHES)
      : [];
  },
  note(query: string) {
    if (!query) return;
    const others = recentSearches.get().filter((other) => other !== query);
    stored.device.set(KEY, JSON.stringify([query, ...others].slice(0, MAX_RECENT_SEARCHES)));
  },
};
