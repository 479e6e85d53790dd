import {
  AdminCreateUserCommand,
  type AdminGetUserCommandOutput,
  AdminResetUserPasswordCommand,
  InvalidParameterException,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';
import { endSessions } from '../lib/leaving/endSessions';
import { userPool } from '../lib/userPool';
import { invitationOf } from './invitationOf';

async function nameOf(sub: string): Promise<string> {
  const row = await itemAt(env('TALENT_TABLE'), { pk: `${sub}#private`, sk: 'UserPrivate' });
  return String(row?.name ?? '');
}

const emailOf = ({ UserAttributes = [] }: AdminGetUserCommandOutput) =>
  UserAttributes.find(({ Name }) => Name === 'email')?.Value;

/**
 * Makes Cognito mail the user a code with which they can choose a new password, and ends all their sessions and
 * subscriptions.
 * A person who was invited and has never signed in gets another invitation instead. Returns the error type if
 * the reset is impossible, otherwise undefined.
 */
export async function resetPassword(sub: string): Promise<'NotFound' | 'Conflict' | undefined> {
  const user = await userPool.find(sub);
  if (!user) return 'NotFound';
  const named = { UserPoolId: env('USER_POOL_ID'), Username: sub };
  try {
    if (user.UserStatus === 'FORCE_CHANGE_PASSWORD')
      await userPool.client.send(
        new AdminCreateUserCommand({
          ...named,
          // As in the invitation itself. Without a medium, Cognito takes SMS.
          Username: emailOf(user) ?? sub,
          DesiredDeliveryMediums: ['EMAIL'],
          MessageAction: 'RESEND',
          ClientMetadata: invitationOf(await nameOf(sub)),
        }),
      );
    else {
      await userPool.client.send(new AdminResetUserPasswordCommand(named));
      await endSessions(sub);
    }
  } catch (error) {
    // Cognito refuses users who are disabled or have no confirmed email.
    const isTheirs = error instanceof NotAuthorizedException || error instanceof InvalidParameterException;
    if (!isTheirs) throw error;
    return 'Conflict';
  }
  return undefined;
}
