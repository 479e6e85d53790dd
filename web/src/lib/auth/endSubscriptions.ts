import { print } from 'graphql';
import { EndSubscriptionsDocument } from '../../generated/endSubscriptions';
import { createCorrelationId } from '../apollo/createCorrelationId';
import { sendGraphql } from '../apollo/sendGraphql';
import { reportError } from '../errors/reportError';

/**
 * Ends the person's open subscriptions on all devices. Call it after Cognito has ended the sessions, with the ID
 * token from before: the API still accepts it, and no device can get a new one to subscribe again. A failure is only
 * reported, because the sessions have ended already.
 */
export async function endSubscriptions(idToken: string, hasNewPassword: boolean): Promise<void> {
  try {
    const asked = { query: print(EndSubscriptionsDocument), variables: { hasNewPassword } };
    const { errors } = await sendGraphql({ ...asked, correlationId: createCorrelationId() }, idToken);
    if (errors?.[0]) throw new Error(errors[0].message);
  } catch (error) {
    await reportError('endSubscriptions', error);
  }
}
