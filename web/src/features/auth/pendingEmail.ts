import { stored } from '../../lib/storage/stored';

const KEY = 'pendingEmail';

/** The email that waits for its confirmation code, stored for the session. */
export const pendingEmail = {
  get: () => stored.session.get(KEY),
  set: (email: string) => stored.session.set(KEY, email),
  forget: () => stored.session.remove(KEY),
};
