import { AdminRemoveUserFromGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_GROUP } from '../../model/access';
import { audit } from '../lib/audit';
import { endSessions } from '../lib/leaving/endSessions';
import { subOf } from '../lib/subOf';
import { userPool } from '../lib/userPool';
import { endExports } from './endExports';
import { leaveConversations } from './leaveConversations';
import { leaveOrganizations } from './leaveOrganizations';
import { leaveJobs } from './leaveJobs';
import { env } from './needs';

/**
 * Ends the rights of an administrator: the group, the sessions, and everything that the account was given or
 * gave itself while it had them. The account stays, as a talent's. Each step can be repeated, and the entry in
 * the audit log is the last one, so that an interrupted operation is run again.
 * @throws Error if there is no account with this email
 */
export async function endAdministrator({ actor, email }: { actor: string; email: string }) {
  const sub = subOf((await userPool.findByUsername(email))?.UserAttributes);
  if (!sub) throw new Error(`There is no account of ${email}.`);
  const member = { UserPoolId: env('USER_POOL_ID'), Username: sub, GroupName: ADMIN_GROUP };
  await userPool.client.send(new AdminRemoveUserFromGroupCommand(member));
  await endSessions(sub);
  await leaveOrganizations(sub);
  await leaveJobs(sub);
  await leaveConversations(sub);
  await endExports(sub);
  await audit({ actor, action: 'endAdministrator', subject: sub });
  return { sub };
}
