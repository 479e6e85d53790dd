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
 * Returns the storage that holds the tokens. It is the one that `rememberTokens` has chosen since the page
 * was loaded. If `rememberTokens` was not called, it is sessionStorage if that contains tokens, otherwise
 * localStorage.
 */
const place = () => (chosen ??= holdsTokens(stored.session) ? stored.session : stored.device);

/**
 * Returns whether this browser has stored tokens. If not, the person is certainly a guest, and no request is
 * needed to find out.
 */
export const hasTokens = () => holdsTokens(stored.session) || holdsTokens(stored.device);

/** Returns the stored ID token without verifying it; null when there is none. */
export function storedIdToken(): string | null {
  const last = place()
    .keys()
    .find((key) => key.startsWith(PREFIX) && key.endsWith('.LastAuthUser'));
  if (last === undefined) return null;
  return place().get(last.replace(/LastAuthUser$/, `${place().get(last)}.idToken`));
}

/** Removes all stored tokens from localStorage and from the sessionStorage of this tab. */
export function forgetTokens() {
  clear(stored.session);
  clear(stored.device);
}

/**
 * Removes the current tokens and chooses where those of the next sign-in are stored: in localStorage if
 * `remember` is true, otherwise in the sessionStorage of this tab. `remember` is the value of the checkbox
 * 「ログイン情報を保存」. Call this function before signing in.
 */
export function rememberTokens(remember: boolean) {
  forgetTokens();
  chosen = remember ? stored.device : stored.session;
}

/** The storage for tokens, with the interface that aws-amplify requires. */
export const tokenStorage = {
  getItem: (key: string) => Promise.resolve(place().get(key)),
  setItem: (key: string, value: string) => Promise.resolve(place().set(key, value)),
  removeItem: (key: string) => Promise.resolve(place().remove(key)),
  clear: () => Promise.resolve(clear(place())),
};
