import { composeMail } from '../../mail/composeMail';
import { deliverMail } from '../../mail/deliverMail';
import type { Pool } from '../../pool/Pool';
import { ServiceError } from '../../ServiceError';
import { describeUser } from '../../users/describeUser';
import { requireUser } from '../../users/requireUser';
import { setPassword } from '../../users/setPassword';
import type { UserRecord } from '../../users/UserRecord';

type Metadata = Record<string, string> | undefined;

/** Mails the temporary password to the user's email, if there is one. */
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

/** Mails a new temporary password to a user who has not used the last one. */
export async function inviteAgain(pool: Pool, login: string, password: string, clientMetadata: Metadata) {
  const user = requireUser(pool, login);
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    throw new ServiceError(
      'UnsupportedUserStateException',
      'Resend not possible. User status is not FORCE_CHANGE_PASSWORD',
    );
  }
  const again = setPassword(pool, user, password, 'FORCE_CHANGE_PASSWORD');
  await invite(pool, again, password, clientMetadata);
  return { User: describeUser(again) };
}
