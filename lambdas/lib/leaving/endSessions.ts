import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { UserPrivate } from '../../../model/entities/UserPrivate';
import { keyOf } from '../../../model/ids';
import { env } from '../env';
import { endSubscriptions } from '../endSubscriptions';
import { ignoreMissing } from '../ignoreMissing';

const pool = new CognitoIdentityProviderClient({});

/**
 * Ends all sessions of a person whose token says more than is true now. Their refresh tokens end in the user
 * pool. AppSync accepts an issued token for up to 15 minutes more, but the row UserPrivate keeps the time, and
 * mutations refuse tokens from before it (`resolvers/user/accountExists.ts`). Open subscriptions end within
 * seconds. Does nothing for an account that is gone.
 * @param at when the right ended, in ISO 8601: sessions that began later do not have it
 */
export async function endSessions(sub: string, at = new Date().toISOString()): Promise<void> {
  await ignoreMissing(
    new UpdateCommand({
      TableName: env('TALENT_TABLE'),
      Key: keyOf(UserPrivate, sub),
      UpdateExpression: 'SET sessionsEndedAt = :at',
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(sessionsEndedAt) OR sessionsEndedAt < :at)',
      ExpressionAttributeValues: { ':at': at },
    }),
  );
  try {
    const user = { UserPoolId: env('USER_POOL_ID'), Username: sub };
    await pool.send(new AdminUserGlobalSignOutCommand(user));
  } catch (error) {
    if (error instanceof UserNotFoundException) return;
    throw error;
  }
  await endSubscriptions(sub, Date.parse(at));
}
