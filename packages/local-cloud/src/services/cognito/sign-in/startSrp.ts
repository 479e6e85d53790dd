import { createHmac } from 'node:crypto';
import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import { assertNoReset } from '../passwords/assertNoReset';
import { assertNotLocked } from '../passwords/assertNotLocked';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import { createVerifier } from '../srp/createVerifier';
import { SrpExchange } from '../srp/SrpExchange';
import { prime } from '../srp/srpGroup';
import { callPreAuthentication } from '../triggers/callPreAuthentication';
import type { UserRecord } from '../users/UserRecord';

/**
 * Returns SRP values for a user who does not exist or has no password, so that a client cannot find this out.
 * For the same login, salt and id are always the same, as for a real user. Nobody knows a password that fits
 * the verifier.
 */
function simulate(pool: Pool, login: string) {
  const bytes = createHmac('sha256', pool.secret).update(`unknown:${login}`).digest('hex');
  const id = bytes.slice(32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
  const { verifier } = createVerifier('', id, createHmac('sha256', pool.secret).update(id).digest('hex'));
  return { username: id, salt: bytes.slice(0, 32), verifier };
}

function publicKeyOf(hex: string): bigint {
  const key = /^[0-9a-f]{1,1024}$/i.test(hex) ? BigInt(`0x${hex}`) : 0n;
  if (key % prime === 0n)
    throw new ServiceError('InvalidParameterException', 'SRP_A should be a valid SRP A value');
  return key;
}

/**
 * Starts an SRP sign-in (USER_SRP_AUTH): returns the challenge PASSWORD_VERIFIER with the user's salt and the
 * server's public key.
 */
export async function startSrp(
  pool: Pool,
  client: ClientConfiguration,
  user: UserRecord | undefined,
  parameters: { login: string; srpA: string; clientMetadata: Record<string, string> | undefined },
) {
  const theirs = publicKeyOf(parameters.srpA);
  if (user) {
    assertNoReset(user);
    assertNotLocked(user, pool.now());
    await callPreAuthentication(pool, user, client.id, parameters.clientMetadata);
  }
  const kept = user?.password;
  const side = kept
    ? { username: user.username, salt: kept.srpSalt, verifier: kept.srpVerifier }
    : { ...simulate(pool, parameters.login), ...(user && { username: user.username }) };
  const exchange = new SrpExchange(theirs, side.verifier);
  const challenge = { exchange, sub: kept ? user.sub : null, username: side.username, clientId: client.id };
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: side.salt,
      SECRET_BLOCK: pool.srpExchanges.open(challenge, client.challengeSeconds),
      SRP_B: exchange.publicKey,
      USERNAME: side.username,
      USER_ID_FOR_SRP: side.username,
    },
  };
}
