import { audit } from '../lib/audit';
import { releaseEmail } from '../lib/releaseEmail';
import type { AccountRequest } from './AccountRequest';
import { inviteTalent } from './inviteTalent';
import { resetPassword } from './resetPassword';
import { setEnabled } from './setEnabled';

interface Outcome {
  accepted: boolean;
  refused?: 'NotFound' | 'Conflict';
}

async function change(request: Exclude<AccountRequest, { action: 'createTalent' }>): Promise<Outcome> {
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
 * account, or resets its password. Each action that was performed is written to the audit log.
 */
export async function handler(request: AccountRequest): Promise<Outcome | { sub: string }> {
  if (request.action !== 'createTalent') return change(request);
  const sub = await inviteTalent(request.email);
  if (!sub) return { accepted: false, refused: 'Conflict' };
  await releaseEmail(request.email, sub);
  await audit({ actor: request.actor, action: request.action, subject: sub });
  return { sub };
}
