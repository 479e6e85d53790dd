import { audit } from '../lib/audit';
import type { AccountRequest } from './AccountRequest';
import { endAdministrator } from './endAdministrator';
import { invite } from './invite';
import { makeAdministrator } from './makeAdministrator';
import { resetPassword } from './resetPassword';
import { userPool } from '../lib/userPool';
import { setEnabled } from './setEnabled';

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
