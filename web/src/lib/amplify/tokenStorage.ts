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
 * Returns the storage for the tokens. This is the one that `rememberTokens` has chosen since the page was
 * loaded or, if it has chosen none, sessionStorage if it has tokens, otherwise localStorage.
 */
const place = () => (chosen ??= holdsTokens(stored.session) ? stored.session : stored.device);

/**
 * Returns true when this browser has stored tokens. Without tokens the person is a guest, so no request is
 * needed to find that out.
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
 * 「ログイン情報を保存」. Call this before signing in.
 */
export function rememberTokens(remember: boolean) {
  forgetTokens();
  chosen = remember ? stored.device : stored.session;
}

/** The storage that aws-amplify uses for its tokens, in the form that aws-amplify requires. */
export const tokenStorage = {
  getItem: (key: string) => Promise.resolve(place().get(key)),
  setItem: (key: string, value: string) => Promise.resolve(place().set(key, value)),
  removeItem: (key: string) => Promise.resolve(place().remove(key)),
  clear: () => Promise.resolve(clear(place())),
};
