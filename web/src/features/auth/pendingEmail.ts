import { stored } from '../../lib/storage/stored';

const KEY = 'pendingEmail';

/** The email of a new account whose confirmation code has not been entered yet, stored in this tab. */
export const pendingEmail = {
  get: () => stored.session.get(KEY),
  set: (email: string) => stored.session.set(KEY, email),
  forget: () => stored.session.remove(KEY),
};
