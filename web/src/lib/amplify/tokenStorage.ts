import { stored } from '../storage/stored';

const PREFIX = 'CognitoIdentityServiceProvider.';

type Place = (typeof stored)['device'];

const holdsTokens = (place: Place) =>
  place.keys().some((key) => key.startsWith(PREFIX) && key.endsWith('.LastAuthUser'));

function clear(place: Place) {
  for (const key of place.keys()) if (key.startsWith(PREFIX)) place.remove(key);
}

let chosen: Place | undefined;

/**
 * Returns the storage with the tokens: the one of this tab if it has any, otherwise the one of the device.
 */
const place = () => (chosen ??= holdsTokens(stored.session) ? stored.session : stored.device);

/**
 * Returns true when this browser has tokens. Without tokens the person is a guest, which the app then knows
 * without a request.
 */
export const hasTokens = () => holdsTokens(stored.session) || holdsTokens(stored.device);

/** Returns the stored ID token, unverified; null without one. */
export function storedIdToken(): string | null {
  const last = place()
    .keys()
    .find((key) => key.startsWith(PREFIX) && key.endsWith('.LastAuthUser'));
  if (last === undefined) return null;
  return place().get(last.replace(/LastAuthUser$/, `${place().get(last)}.idToken`));
}

/** Removes every token from the device and from this tab. */
export function forgetTokens() {
  clear(stored.session);
  clear(stored.device);
}

/**
 * Chooses whether the tokens will be stored on the device or only in this tab, as the checkbox 「ログイン情報を保存」
 * says. Call it before signing in.
 */
export function rememberTokens(remember: boolean) {
  forgetTokens();
  chosen = remember ? stored.device : stored.session;
}

/** The storage in which aws-amplify keeps its tokens. */
export const tokenStorage = {
  getItem: (key: string) => Promise.resolve(place().get(key)),
  setItem: (key: string, value: string) => Promise.resolve(place().set(key, value)),
  removeItem: (key: string) => Promise.resolve(place().remove(key)),
  clear: () => Promise.resolve(clear(place())),
};
