import type { SignedIn } from './Session';
import { useSession } from './useSession';

/** The signed-in person, or null for guests. */
export function useSignedIn(): SignedIn | null {
  const session = useSession();
  return session.status === 'signedIn' ? session : null;
}
