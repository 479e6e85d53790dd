import type { Caller } from '../access/Caller';
import type { TraceEntry } from './Trace';

/**
 * Returns how the trace names the caller: `user` for a user-pool token, `guest` for a guest of the identity
 * pool, `system` for other IAM roles.
 */
export function callerKind(caller: Caller): TraceEntry['caller'] {
  if (caller.mode !== 'AWS_IAM') return 'user';
  return caller.principal.cognitoIdentityAuthType === 'unauthenticated' ? 'guest' : 'system';
}
