import type { Session } from './Session';
import { sessionStore } from './sessionStore';

const isReadable = (session: Session) => session.status !== 'unknown' || session.expected !== undefined;

/**
 * Resolves to the session once it is known. Resolves earlier, to a session with the status `unknown`, if the
 * stored tokens name a person (`expected`).
 */
export const expectedSession = (): Promise<Session> =>
  new Promise((resolve) => {
    const check = () => {
      const session = sessionStore.get();
      if (!isReadable(session)) return;
      stop();
      resolve(session);
    };
    const stop = sessionStore.subscribe(check);
    check();
  });
