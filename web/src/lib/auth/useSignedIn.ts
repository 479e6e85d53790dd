import type { SignedIn } from './Session';
import { useSession } from './useSession';

/** Returns the signed-in person; null for guests and while the session is unknown. */
export function useSignedIn(): SignedIn | null {
  const session = useSession();
  return session.status === 'signedIn' ? session : null;
}
