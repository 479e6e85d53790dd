import { sendCode } from '../../codes/sendCode';
import type { Pool } from '../../pool/Pool';
import { ServiceError } from '../../ServiceError';
import { assertAttributes } from './assertAttributes';
import { assertEmailFree } from '../assertEmailFree';
import type { UserRecord } from '../UserRecord';
import { mergeAttributes } from './mergeAttributes';

function assertMutable(pool: Pool, user: UserRecord, changes: Record<string, string>): void {
  for (const [name, value] of Object.entries(changes)) {
    const before = user.attributes[name];
    if (!pool.configuration.schema.get(name)?.mutable && before !== undefined && before !== value) {
      throw new ServiceError('InvalidParameterException', `user.${name}: Attribute cannot be updated.\n`);
    }
  }
}

/**
 * Changes attributes of a user. If the pool verifies email addresses, a mail with a confirmation code is sent
 * to a new address that `changes` do not mark as verified. If the pool also has `keepsEmailUntilVerified`,
 * the old address stays until the new one is confirmed.
 * @returns where codes were sent
 * @throws InvalidParameterException, AliasExistsException, LimitExceededException or
 * CodeDeliveryFailureException
 */
export async function updateAttributes(
  pool: Pool,
  user: UserRecord,
  changes: Record<string, string>,
  caller: { clientId: string | null; clientMetadata: Record<string, string> | undefined },
) {
  const { keepsEmailUntilVerified, verifiesEmail } = pool.configuration;
  assertAttributes(pool, changes);
  assertMutable(pool, user, changes);
  const { email, ...others } = changes;
  const changed = email !== undefined && email !== user.attributes.email;
  const verified = changes.email_verified === 'true';
  if (changed) assertEmailFree(pool, user, email);
  const waits = changed && !verified && keepsEmailUntilVerified && verifiesEmail;
  const current = pool.users.update(user.sub, (before) => ({
    ...before,
    attributes: mergeAttributes(
      before.attributes,
      changed && !waits ? { ...others, email, email_verified: email && String(verified) } : others,
    ),
    pendingEmail: waits ? email : changed ? null : before.pendingEmail,
    modifiedAt: pool.now(),
  }));
  if (!changed || verified || !verifiesEmail || email === '') return [];
  return [await sendCode(pool, current, 'email', { ...caller, occasion: 'UpdateUserAttribute', to: email })];
}
