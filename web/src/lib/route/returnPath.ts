import { stored } from '../storage/stored';

const KEY = 'requestedPath';

/** Returns whether a stored value is a path of this app. Anything else could lead to another site. */
const isOurs = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

/**
 * Stores for this tab the path that a guest requested, so that the app can open it after the guest has signed
 * in.
 */
export const returnPath = {
  get() {
    const path = stored.session.get(KEY);
    return isOurs(path) ? path : null;
  },
  set: (path: string) => stored.session.set(KEY, path),
  forget: () => stored.session.remove(KEY),
};
