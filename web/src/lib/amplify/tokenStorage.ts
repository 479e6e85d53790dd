import { stored } from '../storage/stored';

const PREFIX = 'CognitoIdentityServiceProvider.';

type Place = (typeof stored)['device'];

const holdsTokens = (place: Place) =>
  place.keys().some((key) => key.startsWith(PREFIX) && key.endsWith('.LastAuthUser'));

function clear(place: Place) {
  for (const key of place.keys()) if (key.startsWith(PREFIX)) place.remove(key);
}

let chosen: Place | undefined;

/** The sign-in of this tab takes precedence over the one on the device. */
const place = () => (chosen ??= holdsTokens(stored.session) ? stored.session : stored.device);

/** True when this browser has tokens; without any, the visitor is a guest and no request is needed. */
export const hasTokens = () => holdsTokens(stored.session) || holdsTokens(stored.device);

/** Removes every token, from the device and from the tab. */
export function forgetTokens() {
  clear(stored.session);
  clear(stored.device);
}

/** 「ログイン情報を保存」: stores the tokens on the device, or only in this tab. Call it before signing in. */
export function rememberTokens(remember: boolean) {
  forgetTokens();
  chosen = remember ? stored.device : stored.session;
}

/** The storage of aws-amplify's tokens. */
export const tokenStorage = {
  getItem: (key: string) => Promise.resolve(place().get(key)),
  setItem: (key: string, value: string) => Promise.resolve(place().set(key, value)),
  removeItem: (key: string) => Promise.resolve(place().remove(key)),
  clear: () => Promise.resolve(clear(place())),
};
