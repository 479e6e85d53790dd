import { useEffect } from 'react';
import { VisitDocument } from '../../generated/visit';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { personal } from '../../lib/storage/personal';

/** The minimum time between two reported visits of a person, in milliseconds. */
const LEAST = 5 * 60_000;

/**
 * Records the visit of a signed-in person through the API on a navigation, unless this device did so within
 * the last five minutes. A failure is only logged; the next navigation tries again.
 */
export function useVisit(pathname: string) {
  const person = useSignedIn();
  // Before the consent, the API refuses it.
  const sub = person?.mustAgree ? undefined : person?.sub;
  useEffect(() => {
    if (sub === undefined) return;
    const key = `visitedAt.${sub}`;
    const now = Date.now();
    const age = now - Number(personal.read(key) ?? 0);
    if (age >= 0 && age < LEAST) return;
    personal.write(key, now);
    const input = { sub, lastVisitedAt: new Date(now).toISOString() };
    import('../../lib/apollo/apolloClient')
      .then(({ apolloClient }) => apolloClient().mutate({ mutation: VisitDocument, variables: { input } }))
      .catch((error: unknown) => {
        personal.write(key, null);
        console.warn('updateUserLastVisitedAt', error);
      });
  }, [sub, pathname]);
}
