import { env } from '../env';

interface GuestCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  /** The time at which the credentials expire, in milliseconds since 1970. */
  expiresAt: number;
}

interface Given {
  Credentials: { AccessKeyId: string; SecretKey: string; SessionToken: string; Expiration: number };
}

/** How long before their expiry guest credentials are replaced, in milliseconds. */
const MARGIN = 5 * 60_000;
const TIMEOUT_MS = 3_000;

let identity: string | undefined;
let reading: Promise<GuestCredentials> | undefined;

async function call<Answer>(operation: string, input: object): Promise<Answer> {
  const endpoint =
    process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY ??
    `https://cognito-identity.${env('AWS_REGION')}.amazonaws.com/`;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityService.${operation}`,
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${operation} answered ${response.status}`);
  return (await response.json()) as Answer;
}

async function request(): Promise<GuestCredentials> {
  identity ??= (await call<{ IdentityId: string }>('GetId', { IdentityPoolId: env('IDENTITY_POOL_ID') }))
    .IdentityId;
  const { Credentials } = await call<Given>('GetCredentialsForIdentity', { IdentityId: identity });
  return {
    accessKeyId: Credentials.AccessKeyId,
    secretAccessKey: Credentials.SecretKey,
    sessionToken: Credentials.SessionToken,
    expiresAt: Credentials.Expiration * 1000,
  };
}

/**
 * Returns AWS credentials of a guest, which the identity pool issues to anybody. They are requested once per
 * execution environment of the Lambda function, and again before they expire.
 */
export async function readGuestCredentials(): Promise<GuestCredentials> {
  const known = await reading?.catch(() => undefined);
  if (known && known.expiresAt - MARGIN > Date.now()) return known;
  reading = request();
  return reading;
}
