import { audit } from '../lib/audit';
import type { AccountRequest } from './AccountRequest';
import { invite } from './invite';
import { makeAdministrator } from './makeAdministrator';
import { resetPassword } from './resetPassword';
import { setEnabled } from './setEnabled';

interface Outcome {
  accepted: boolean;
  refused?: 'NotFound' | 'Conflict';
}

async function change(request: Exclude<AccountRequest, { email: string }>): Promise<Outcome> {
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
 * account, or resets its password. An operator can make somebody an administrator. Each action is written to the audit
 * log.
 */
export async function handler(
  request: AccountRequest,
): Promise<Outcome | { sub: string; isInvited?: boolean }> {
  if (request.action === 'makeAdministrator') return makeAdministrator(request);
  if (request.action !== 'createTalent') return change(request);
  const sub = await invite(request.email);
  if (!sub) return { accepted: false, refused: 'Conflict' };
  await audit({ actor: request.actor, action: request.action, subject: sub });
  return { sub };
}
