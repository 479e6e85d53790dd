import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import { assertNotLocked } from '../passwords/assertNotLocked';
import { recordSignIn, wrongPassword } from '../passwords/recordSignIn';
import type { Pool } from '../pool/Pool';
import { poolNameOf } from '../pool/poolNameOf';
import { requireParameter } from './requireParameter';
import { signIn } from './signIn';

/**
 * Handles the response to the challenge PASSWORD_VERIFIER, the second step of an SRP sign-in, in which the
 * client proves that it knows the password.
 */
export async function answerPasswordVerifier(
  pool: Pool,
  client: ClientConfiguration,
  responses: Record<string, string>,
  clientMetadata: Record<string, string> | undefined,
) {
  const secretBlock = requireParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const claim = requireParameter(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const timestamp = requireParameter(responses, 'TIMESTAMP');
  const challenge = pool.srpExchanges.find(secretBlock);
  if (challenge?.clientId !== client.id) throw wrongPassword();
  // An exchange allows one guess. Another guess needs a new exchange, which a locked account refuses.
  pool.srpExchanges.close(secretBlock);
  const { exchange, sub, username } = challenge;
  const message = { poolName: poolNameOf(pool.configuration.id), username, secretBlock, timestamp };
  const right = exchange.proves(claim, message);
  const user = sub === null ? undefined : pool.users.get(sub);
  if (!user) throw wrongPassword();
  assertNotLocked(user, pool.now());
  return signIn(pool, recordSignIn(pool, user, right), client, 'Authentication', clientMetadata);
}
