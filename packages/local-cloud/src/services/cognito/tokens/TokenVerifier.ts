import { jwtVerify, type JWTPayload } from 'jose';
import type { SigningKey } from './SigningKey';

const remembered = 2000;

/** Verifies tokens. The result for a token never changes, so the latest results are cached. */
export class TokenVerifier {
  private readonly known = new Map<string, JWTPayload>();

  constructor(
    private readonly key: SigningKey,
    private readonly issuer: string,
  ) {}

  /**
   * The claims of a token of this pool. The caller checks its expiry.
   * @throws jose's errors when the token is malformed, another pool's or modified
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
