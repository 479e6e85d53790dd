import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { bytesOf, generator, hashOf, multiplier, numberOf, power, prime } from '@enishi/local-cloud/cognito';

interface Challenge {
  SALT: string;
  SECRET_BLOCK: string;
  SRP_B: string;
  USER_ID_FOR_SRP: string;
}

/** Formats the current time as `Sat Nov 7 04:05:06 UTC 2026`, the only format that Cognito accepts. */
function timestamp(): string {
  const [weekday = '', day, month, year, time] = new Date().toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}

/**
 * The client's part of Cognito's password proof (SRP, RFC 5054). Tests use it instead of aws-amplify because
 * it takes a tenth of the time, and the suites sign in hundreds of people. `contract/amplify.test.ts` tests
 * signing in with aws-amplify.
 */
export class SrpProof {
  private readonly secret = numberOf(randomBytes(32)) % prime;
  private readonly ours = power(generator, this.secret);

  /** The public value that the client sends as SRP_A, in hexadecimal. */
  get publicKey(): string {
    return this.ours.toString(16);
  }

  /** Returns the answers to Cognito's PASSWORD_VERIFIER challenge. */
  respond(poolId: string, password: string, challenge: Challenge): Record<string, string> {
    const { SALT, SECRET_BLOCK, SRP_B, USER_ID_FOR_SRP: userId } = challenge;
    const poolName = poolId.split('_')[1] ?? '';
    const theirs = BigInt(`0x${SRP_B}`);
    const scrambler = numberOf(hashOf(bytesOf(this.ours), bytesOf(theirs)));
    const salt = bytesOf(BigInt(`0x${SALT}`));
    const key = numberOf(hashOf(salt, hashOf(`${poolName}${userId}:${password}`)));
    const base = theirs - ((multiplier * power(generator, key)) % prime) + prime;
    const shared = power(base, this.secret + scrambler * key);
    const derived = hkdfSync('sha256', bytesOf(shared), bytesOf(scrambler), 'Caldera Derived Key', 16);
    const now = timestamp();
    const signature = createHmac('sha256', Buffer.from(derived))
      .update(poolName)
      .update(userId)
      .update(Buffer.from(SECRET_BLOCK, 'base64'))
      .update(now)
      .digest('base64');
    return {
      USERNAME: userId,
      TIMESTAMP: now,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: signature,
    };
  }
}
