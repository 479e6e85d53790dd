import { useEffect } from 'react';
import { VisitDocument } from '../../generated/visit';
import { useSignedIn } from '../../lib/auth/useSignedIn';

/** Records the visit of a signed-in person through the API on every navigation. Ignores failures. */
export function useVisit(pathname: string) {
  const sub = useSignedIn()?.sub;
  useEffect(() => {
    if (sub === undefined) return;
    const input = { sub, lastVisitedAt: new Date().toISOString() };
    import('../../lib/apollo/apolloClient')
      .then(({ apolloClient }) => apolloClient().mutate({ mutation: VisitDocument, variables: { input } }))
      .catch((error: unknown) => console.warn('updateUserLastVisitedAt', error));
  }, [sub, pathname]);
}
