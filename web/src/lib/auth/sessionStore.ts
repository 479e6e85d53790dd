import { stored } from '../storage/stored';
import { personOf } from './personOf';
import type { Session } from './Session';

const FLAG = 'isLoggedIn';

let session: Session = { status: 'unknown' };
const listeners = new Set<() => void>();

/** Holds the session of this tab. */
export const sessionStore = {
  get: () => session,
  set(next: Session) {
    const [former, person] = [personOf(session), personOf(next)];
    session = next;
    // Other tabs watch this flag and read their own tokens again when it changes. It is not written again for
    // the same person: tabs whose tokens differ would wake each other endlessly.
    if (person !== former && person !== undefined) {
      if (person) stored.device.set(FLAG, person);
      else stored.device.remove(FLAG);
    }
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Calls `changed` when a person signs in or out in another tab. Returns a function that ends these calls.
   */
  onOtherTab: (changed: () => void) => stored.onOtherTab(FLAG, changed),
};
