import { audit } from '../lib/audit';
import { endAdministrator } from './endAdministrator';
import { invite } from './invite';
import { resetPassword } from './resetPassword';
import { userPool } from '../lib/userPool';
import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_GROUP } from '../../model/access';
import { subOf } from '../lib/subOf';
import { env } from './needs';
import { endSessions } from '../lib/leaving/endSessions';

/**
 * Enables or disables a user in the Cognito user pool. Disabling also ends all the user's sessions and subscriptions.
 * Returns `NotFound` if the user does not exist.
 */
async function setEnabled(sub: string, isEnabled: boolean): Promise<'NotFound' | undefined> {
  if (!(await userPool.find(sub))) return 'NotFound';
  const user = { UserPoolId: env('USER_POOL_ID'), Username: sub };
  if (isEnabled) await userPool.client.send(new AdminEnableUserCommand(user));
  else {
    await userPool.client.send(new AdminDisableUserCommand(user));
    await endSessions(sub);
  }
  return undefined;
}

/**
 * Makes the person with this email an administrator. A person without a confirmed account is first invited by
 * mail. `isInvited` is false if the person already had a confirmed account; the rights of an administrator
 * then begin with the account's next token.
 */
async function makeAdministrator({ actor, email }: { actor: string; email: string }) {
  const invited = await invite(email, '');
  const sub = invited ?? subOf((await userPool.findByUsername(email))?.UserAttributes);
  if (!sub) throw new Error(`The account of ${email} was deleted meanwhile.`);
  const member = { UserPoolId: env('USER_POOL_ID'), Username: sub, GroupName: ADMIN_GROUP };
  await userPool.client.send(new AdminAddUserToGroupCommand(member));
  await audit({ actor, action: 'makeAdministrator', subject: sub });
  return { sub, isInvited: invited !== null };
}

/**
 * The payload of the function manage-accounts. AppSync invokes the function after a resolver has verified
 * that the actor is an administrator. `makeAdministrator` and `endAdministrator` come from `npm run admin` instead.
 */
type AccountRequest =
  | { action: 'createTalent'; actor: string; email: string; name?: string }
  | { action: 'setTalentEnabled'; actor: string; sub: string; enabled: boolean }
  | { action: 'resetTalentPassword'; actor: string; sub: string }
  | { action: 'isSignInEnabled'; sub: string }
  | { action: 'makeAdministrator'; actor: string; email: string }
  | { action: 'endAdministrator'; actor: string; email: string };

interface Outcome {
  accepted: boolean;
  refused?: 'NotFound' | 'Conflict';
}

type Change = Extract<AccountRequest, { action: 'setTalentEnabled' | 'resetTalentPassword' }>;

async function change(request: Change): Promise<Outcome> {
  const { action, actor, sub } = request;
  const refused =
    request.action === 'setTalentEnabled' ? await setEnabled(sub, request.enabled) : await resetPassword(sub);
  if (refused) return { accepted: false, refused };
  const detail = request.action === 'setTalentEnabled' ? `enabled: ${request.enabled}` : undefined;
  await audit({ actor, action, subject: sub, detail });
  return { accepted: true };
}

/**
 * Performs an administrator's action on an account in the user pool: invites a talent, enables or disables an
 * account, or resets its password. An operator can make somebody an administrator, and end that. These actions are
 * written to the audit log. `isSignInEnabled` only reads: it returns whether the account is enabled, or null if the
 * pool has no such account.
 */
export async function handler(
  request: AccountRequest,
): Promise<Outcome | { sub: string; isInvited?: boolean } | boolean | null> {
  if (request.action === 'isSignInEnabled') return (await userPool.find(request.sub))?.Enabled ?? null;
  if (request.action === 'makeAdministrator') return makeAdministrator(request);
  if (request.action === 'endAdministrator') return endAdministrator(request);
  if (request.action !== 'createTalent') return change(request);
  const sub = await invite(request.email, request.name ?? '');
  if (!sub) return { accepted: false, refused: 'Conflict' };
  await audit({ actor: request.actor, action: request.action, subject: sub });
  return { sub };
}
