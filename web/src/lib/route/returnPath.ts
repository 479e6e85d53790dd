import { stored } from '../storage/stored';

const KEY = 'requestedPath';

/** Returns true only for paths of this app, so that a stored value cannot lead to another site. */
const isOurs = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

/** The path that a guest requested before signing in. The app returns to it afterwards. */
export const returnPath = {
  get() {
    const path = stored.session.get(KEY);
    return isOurs(path) ? path : null;
  },
  set: (path: string) => stored.session.set(KEY, path),
  forget: () => stored.session.remove(KEY),
};
