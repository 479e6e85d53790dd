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
  /** Without the query, as it was sent. */
  path: string;
  query: Record<string, string | string[]>;
  /** Only those that are signed. */
  headers: Record<string, string>;
}

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/** The library's signing, open for both forms: the payload's hash is the caller's to know. */
export class RequestSigner extends SignatureV4Base {
  constructor(
    private readonly credentials: Credentials,
    private readonly region: string,
    service: string,
  ) {
    // S3 alone signs the path as it is sent.
    super({ credentials, region, service, sha256: Sha256, uriEscapePath: service !== 's3' });
  }

  /** The signature, hexadecimal, that a holder of the credentials would make at this time. */
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
