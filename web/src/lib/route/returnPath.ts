import { stored } from '../storage/stored';

const KEY = 'requestedPath';

/** Only paths of this app, so that a stored value cannot lead to another site. */
const isOurs = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

/** The page that a guest requested, to return to after signing in. */
export const returnPath = {
  get() {
    const path = stored.session.get(KEY);
    return isOurs(path) ? path : null;
  },
  set: (path: string) => stored.session.set(KEY, path),
  forget: () => stored.session.remove(KEY),
};
