import { composeMail } from '../../mail/composeMail';
import { deliverMail } from '../../mail/deliverMail';
import type { Pool } from '../../pool/Pool';
import { ServiceError } from '../../ServiceError';
import { describeUser } from '../../users/describeUser';
import { requireUser } from '../../users/requireUser';
import { setPassword } from '../../users/setPassword';
import type { UserRecord } from '../../users/UserRecord';

type Metadata = Record<string, string> | undefined;

/** Mails the temporary password to an invited user, if the user has an email address. */
export async function invite(
  pool: Pool,
  user: UserRecord,
  password: string,
  clientMetadata: Metadata,
): Promise<void> {
  const to = user.attributes.email;
  if (to === undefined) return;
  const message = {
    occasion: 'AdminCreateUser',
    to,
    code: password,
    clientId: null,
    clientMetadata,
  } as const;
  await deliverMail(pool, await composeMail(pool, user, message));
}

interface Again {
  clientMetadata: Metadata;
  /** Whether the request names EMAIL among its delivery mediums. */
  wantsMail: boolean;
}

/**
 * Replaces the temporary password of an invited user who has not signed in yet, and mails the new one on request.
 * @throws ServiceError `UnsupportedUserStateException` when the user is in any other state
 */
export async function inviteAgain(pool: Pool, login: string, password: string, again: Again) {
  const user = requireUser(pool, login);
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    throw new ServiceError(
      'UnsupportedUserStateException',
      'Resend not possible. User status is not FORCE_CHANGE_PASSWORD',
    );
  }
  const changed = setPassword(pool, user, password, 'FORCE_CHANGE_PASSWORD');
  if (again.wantsMail) await invite(pool, changed, password, again.clientMetadata);
  return { User: describeUser(changed) };
}
