import { stored } from '../../lib/storage/stored';

const KEY = 'pendingEmail';

/** The address that awaits its confirmation code: kept for the session. */
export const pendingEmail = {
  get: () => stored.session.get(KEY),
  set: (email: string) => stored.session.set(KEY, email),
  forget: () => stored.session.remove(KEY),
};
