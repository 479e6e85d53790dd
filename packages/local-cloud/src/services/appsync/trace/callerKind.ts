import type { Caller } from '../access/Caller';
import type { TraceEntry } from './Trace';

/**
 * Returns the kind of caller that the trace shows: a signed-in user, a guest, or the system for any other IAM role.
 */
export function callerKind(caller: Caller): TraceEntry['caller'] {
  if (caller.mode !== 'AWS_IAM') return 'user';
  return caller.principal.cognitoIdentityAuthType === 'unauthenticated' ? 'guest' : 'system';
}
