import type { Caller } from '../access/Caller';
import type { TraceEntry } from './Trace';

/** Who called, for people who read the trace. */
export function callerKind(caller: Caller): TraceEntry['caller'] {
  if (caller.mode !== 'AWS_IAM') return 'user';
  return caller.principal.cognitoIdentityAuthType === 'unauthenticated' ? 'guest' : 'system';
}
