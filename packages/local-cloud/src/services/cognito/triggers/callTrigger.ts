import type { TriggerName } from '../configuration/Triggers';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import { attributesOf } from '../users/attributes/attributesOf';
import type { UserRecord } from '../users/UserRecord';

interface TriggerCall {
  trigger: TriggerName;
  /** `triggerSource` of the event. */
  source: string;
  user: UserRecord;
  /** Null when an administrator calls. */
  clientId: string | null;
  /** Members of `request` beside the user's attributes. */
  request?: Record<string, unknown>;
  /** The attributes that the function sees, when they are not all of the user's. */
  attributes?: Record<string, string>;
  /** What the function may fill in. */
  response?: Record<string, unknown>;
  version?: string;
}

/**
 * Calls the pool's function for this occasion and waits for it.
 * @returns The `response` of its answer; `response` as given when the pool has no such function.
 * @throws UserLambdaValidationException with the function's own message; InvalidLambdaResponseException.
 */
export async function callTrigger(pool: Pool, call: TriggerCall): Promise<Record<string, unknown>> {
  const { trigger, user, response = {} } = call;
  const functionArn = pool.configuration.triggers.functions[trigger];
  if (!functionArn) return response;
  // The function may read the user: it must find what is so far known to the caller.
  await pool.store.commit();
  const event = {
    version: call.version ?? '1',
    region: pool.region,
    userPoolId: pool.configuration.id,
    userName: user.username,
    callerContext: {
      awsSdkVersion: 'aws-sdk-unknown-unknown',
      clientId: call.clientId ?? 'CLIENT_ID_NOT_APPLICABLE',
    },
    triggerSource: call.source,
    request: {
      userAttributes: call.attributes ?? { ...attributesOf(user), 'cognito:user_status': user.status },
      ...call.request,
    },
    response,
  };
  const answer = await pool.invokeLambda(functionArn, event).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('UserLambdaValidationException', `${trigger} failed with error ${reason}.`);
  });
  const given =
    typeof answer === 'object' && answer !== null && 'response' in answer ? answer.response : null;
  if (typeof given !== 'object' || given === null) {
    throw new ServiceError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  }
  return given as Record<string, unknown>;
}
