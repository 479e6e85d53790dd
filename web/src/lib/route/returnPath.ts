import type { Path } from 'react-router-dom';
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
  /** Takes a whole location, so that its query and its hash are remembered too, or a path from `paths`. */
  set: (path: string | Path) =>
    stored.session.set(KEY, typeof path === 'string' ? path : path.pathname + path.search + path.hash),
  forget: () => stored.session.remove(KEY),
};
