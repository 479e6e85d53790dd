import type { TriggerName } from '../configuration/Triggers';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import { attributesOf } from '../users/attributes/attributesOf';
import type { UserRecord } from '../users/UserRecord';

interface TriggerCall {
  trigger: TriggerName;
  /** The member `triggerSource` of a Lambda trigger's event, such as `PreSignUp_SignUp`. */
  source: string;
  user: UserRecord;
  /** Id of the app client for the trigger's event; null if an administrator calls the operation. */
  clientId: string | null;
  /** Members of `request` in the trigger's event, in addition to the user's attributes. */
  request?: Record<string, unknown>;
  /** The user's attributes in the trigger's event; by default all of them and the user's status. */
  attributes?: Record<string, string>;
  /** The member `response` in the trigger's event. The trigger's function fills it in and returns it. */
  response?: Record<string, unknown>;
  version?: string;
}

/**
 * Calls a Lambda trigger of the user pool and waits for its result. If the pool has no such trigger, nothing
 * is called.
 * @returns the `response` in the function's result; without the trigger, the `response` of `call`
 * @throws UserLambdaValidationException with the message of the function's error, or
 * InvalidLambdaResponseException
 */
export async function callTrigger(pool: Pool, call: TriggerCall): Promise<Record<string, unknown>> {
  const { trigger, user, response = {} } = call;
  const functionArn = pool.configuration.triggers.functions[trigger];
  if (!functionArn) return response;
  // The function may call Cognito about the user, so store everything first that the caller has changed so far.
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
