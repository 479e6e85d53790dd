import { randomUUID } from 'node:crypto';
import { optional, structure, text, textMap } from '../input/checks';
import { ServiceError } from '../ServiceError';
import type { IdentityPool } from './IdentityPool';
import { readSignedInSub } from './readSignedInSub';

const input = structure({ IdentityPoolId: text, Logins: optional(textMap) });

/** The identity of the signed-in user, always the same; a new one for each guest. */
export async function getId(pool: IdentityPool, body: unknown) {
  const given = input(body, '');
  const { id: poolId, allowsGuests } = pool.configuration;
  if (given.IdentityPoolId !== poolId) {
    throw new ServiceError('ResourceNotFoundException', `IdentityPool '${given.IdentityPoolId}' not found.`);
  }
  const sub = await readSignedInSub(pool, given.Logins);
  if (sub === null && !allowsGuests) {
    throw new ServiceError(
      'NotAuthorizedException',
      'Unauthenticated access is not supported for this identity pool.',
    );
  }
  const known = sub === null ? undefined : pool.identities.ofUser(sub);
  if (known) return { IdentityId: known.id };
  const id = `${pool.users.region}:${randomUUID()}`;
  pool.identities.save({ id, sub });
  return { IdentityId: id };
}
