import {
  ALGORITHM_IDENTIFIER,
  createScope,
  getCanonicalHeaders,
  getSigningKey,
  SignatureV4Base,
} from '@smithy/signature-v4';
import { Sha256 } from '@smithy/core/checksum';

interface SignableRequest {
  method: string;
  /** URL path of the request to sign, exactly as it was sent, without the query. */
  path: string;
  query: Record<string, string | string[]>;
  /** Exactly those HTTP headers of the request that the signature covers. */
  headers: Record<string, string>;
}

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/**
 * Computes SigV4 signatures for the verification of requests. It is derived from the base class of the AWS
 * SDK's signer. In contrast to that signer, the caller supplies the hash of the payload, which is needed to
 * verify presigned URLs and unsigned payloads.
 */
export class RequestSigner extends SignatureV4Base {
  constructor(
    private readonly credentials: Credentials,
    private readonly region: string,
    service: string,
  ) {
    // S3 is the only service whose signatures cover the path as it is sent, without escaping it again.
    super({ credentials, region, service, sha256: Sha256, uriEscapePath: service !== 's3' });
  }

  /**
   * Returns the hexadecimal signature that a client with these credentials computes for a request, given the
   * hash of its payload and the time of signing.
   */
  async signatureOf(request: SignableRequest, payloadHash: string, signedAt: Date): Promise<string> {
    const { longDate, shortDate } = this.formatDate(signedAt);
    const whole = { ...request, protocol: 'http:', hostname: '' };
    const canonical = this.createCanonicalRequest(
      whole,
      getCanonicalHeaders(whole, undefined, new Set(Object.keys(request.headers))),
      payloadHash,
    );
    const scope = createScope(shortDate, this.region, this.service);
    const text = await this.createStringToSign(longDate, scope, canonical, ALGORITHM_IDENTIFIER);
    const hash = new Sha256(
      await getSigningKey(Sha256, this.credentials, shortDate, this.region, this.service),
    );
    hash.update(Buffer.from(text));
    return Buffer.from(await hash.digest()).toString('hex');
  }
}
