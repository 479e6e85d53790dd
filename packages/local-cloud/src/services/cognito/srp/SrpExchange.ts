import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { bytesOf, generator, hashOf, multiplier, numberOf, power, prime } from './srpGroup';

/** The server's side of one password proof (RFC 5054 with Cognito's own key derivation). */
export class SrpExchange {
  /** SRP_B, hexadecimal. */
  readonly publicKey: string;
  private readonly privateKey = numberOf(randomBytes(32));
  private readonly ours: bigint;
  private readonly verifier: bigint;

  /** @param theirs SRP_A, already known to be no multiple of the prime. */
  constructor(
    private readonly theirs: bigint,
    verifier: string,
  ) {
    this.verifier = BigInt(`0x${verifier}`);
    this.ours = (multiplier * this.verifier + power(generator, this.privateKey)) % prime;
    this.publicKey = this.ours.toString(16);
  }

  /** Whether the claim, base64, could only have been made with the password. */
  proves(
    claim: string,
    message: { poolName: string; username: string; secretBlock: string; timestamp: string },
  ) {
    const scrambler = numberOf(hashOf(bytesOf(this.theirs), bytesOf(this.ours)));
    const shared = power(this.theirs * power(this.verifier, scrambler), this.privateKey);
    const key = hkdfSync('sha256', bytesOf(shared), bytesOf(scrambler), 'Caldera Derived Key', 16);
    const expected = createHmac('sha256', Buffer.from(key))
      .update(message.poolName)
      .update(message.username)
      .update(Buffer.from(message.secretBlock, 'base64'))
      .update(message.timestamp)
      .digest();
    const given = Buffer.from(claim, 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
