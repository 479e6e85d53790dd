import type { Session } from './Session';
import { sessionStore } from './sessionStore';

const isReadable = (session: Session) => session.status !== 'unknown' || session.expected !== undefined;

/**
 * Resolves with the session as soon as it is known or, before that, as soon as the owner of the stored tokens
 * is known (`expected`).
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
