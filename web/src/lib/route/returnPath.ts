import { stored } from '../storage/stored';

const KEY = 'requestedPath';

/** An address of ours only: a stored value never leads to another site. */
const isOurs = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

/** The page that a guest asked for and that signing in leads back to. */
export const returnPath = {
  get() {
    const path = stored.session.get(KEY);
    return isOurs(path) ? path : null;
  },
  set: (path: string) => stored.session.set(KEY, path),
  forget: () => stored.session.remove(KEY),
};
