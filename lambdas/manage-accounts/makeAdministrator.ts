import { AdminAddUserToGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_GROUP } from '../../model/access';
import { audit } from '../lib/audit';
import { subOf } from '../lib/subOf';
import { userPool } from '../lib/userPool';
import { invite } from './invite';
import { env } from './needs';

/**
 * Makes the person with this email an administrator. A person without a confirmed account is first invited by
 * mail. `isInvited` is false if the person already had a confirmed account; the rights of an administrator
 * then begin with the account's next token.
 */
export async function makeAdministrator({ actor, email }: { actor: string; email: string }) {
  const invited = await invite(email, '');
  const sub = invited ?? subOf((await userPool.findByUsername(email))?.UserAttributes);
  if (!sub) throw new Error(`The account of ${email} was deleted meanwhile.`);
  const member = { UserPoolId: env('USER_POOL_ID'), Username: sub, GroupName: ADMIN_GROUP };
  await userPool.client.send(new AdminAddUserToGroupCommand(member));
  await audit({ actor, action: 'makeAdministrator', subject: sub });
  return { sub, isInvited: invited !== null };
}
