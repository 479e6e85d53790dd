import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { bytesOf, generator, hashOf, multiplier, numberOf, power, prime } from './srpGroup';

/**
 * The server's part of one SRP exchange (RFC 5054, with Cognito's own key derivation), in which a client
 * proves that it knows a password.
 */
export class SrpExchange {
  /** Public key of the server (`SRP_B`), a hexadecimal number. */
  readonly publicKey: string;
  private readonly privateKey = numberOf(randomBytes(32));
  private readonly ours: bigint;
  private readonly verifier: bigint;

  /**
   * Creates the server's keys for one SRP exchange.
   * @param theirs public key of the client (`SRP_A`); the caller has checked that it is not a multiple of the
   * prime
   * @param verifier SRP verifier of the user's password, a hexadecimal number
   */
  constructor(
    private readonly theirs: bigint,
    verifier: string,
  ) {
    this.verifier = BigInt(`0x${verifier}`);
    this.ours = (multiplier * this.verifier + power(generator, this.privateKey)) % prime;
    this.publicKey = this.ours.toString(16);
  }

  /**
   * Returns whether `claim` (the client's `PASSWORD_CLAIM_SIGNATURE`, base64) proves that the client knows
   * the password.
   */
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
