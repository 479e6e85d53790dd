import { jwtVerify, type JWTPayload } from 'jose';
import type { SigningKey } from './SigningKey';

const remembered = 2000;

/** Verifies the signatures of the user pool's tokens. The results for the most recent tokens are cached. */
export class TokenVerifier {
  private readonly known = new Map<string, JWTPayload>();

  constructor(
    private readonly key: SigningKey,
    private readonly issuer: string,
  ) {}

  /**
   * Returns the claims of a token if this user pool has signed it. The caller must check whether the token
   * has expired.
   * @throws errors of the library jose when the token is malformed, modified or from another pool
   */
  async claims(token: string): Promise<JWTPayload> {
    const known = this.known.get(token);
    if (known) return known;
    const { payload } = await jwtVerify(token, this.key.publicKey, {
      issuer: this.issuer,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'token_use', 'origin_jti'],
      currentDate: new Date(0),
    });
    const oldest = this.known.keys().next();
    if (this.known.size >= remembered && !oldest.done) this.known.delete(oldest.value);
    this.known.set(token, payload);
    return payload;
  }
}
