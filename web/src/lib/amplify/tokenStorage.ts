import { stored } from '../storage/stored';

const PREFIX = 'CognitoIdentityServiceProvider.';

type Place = (typeof stored)['device'];

const holdsTokens = (place: Place) =>
  place.keys().some((key) => key.startsWith(PREFIX) && key.endsWith('.LastAuthUser'));

function clear(place: Place) {
  for (const key of place.keys()) if (key.startsWith(PREFIX)) place.remove(key);
}

let chosen: Place | undefined;

/** A tab's own sign-in comes before the one kept on the device. */
const place = () => (chosen ??= holdsTokens(stored.session) ? stored.session : stored.device);

/** Whether this browser holds tokens at all: without any, a visitor is a guest and nobody need be asked. */
export const hasTokens = () => holdsTokens(stored.session) || holdsTokens(stored.device);

/** Forgets every token, on the device and in the tab. */
export function forgetTokens() {
  clear(stored.session);
  clear(stored.device);
}

/** 「ログイン情報を保存」: on this device, or only until the tab is closed. Call it before signing in. */
export function rememberTokens(remember: boolean) {
  forgetTokens();
  chosen = remember ? stored.device : stored.session;
}

/** Where aws-amplify keeps its tokens. */
export const tokenStorage = {
  getItem: (key: string) => Promise.resolve(place().get(key)),
  setItem: (key: string, value: string) => Promise.resolve(place().set(key, value)),
  removeItem: (key: string) => Promise.resolve(place().remove(key)),
  clear: () => Promise.resolve(clear(place())),
};
