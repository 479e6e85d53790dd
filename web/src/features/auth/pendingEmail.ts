import { stored } from '../../lib/storage/stored';

const KEY = 'pendingEmail';

/** The email whose confirmation code the person has not entered yet. It is stored until the tab is closed. */
export const pendingEmail = {
  get: () => stored.session.get(KEY),
  set: (email: string) => stored.session.set(KEY, email),
  forget: () => stored.session.remove(KEY),
};
