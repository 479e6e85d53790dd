import { origin } from '../stack/origin';
import { cognito } from './cognito';
import { readConfig } from './readConfig';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

interface Given {
  Credentials: { AccessKeyId: string; SecretKey: string; SessionToken: string; Expiration: number };
}

/** Credentials, and until when they are used, in milliseconds since 1970. */
type Lasting = Credentials & { until: number };

/** Credentials are used for so long before they expire, in milliseconds. */
const EARLY = 5 * 60_000;

const credentials = new Map<string, Promise<Lasting>>();

async function fetchCredentials(): Promise<Lasting> {
  const { identityPoolId: IdentityPoolId } = await readConfig();
  const pool = 'AWSCognitoIdentityService';
  const { IdentityId } = await cognito<{ IdentityId: string }>(pool, 'GetId', { IdentityPoolId });
  const { Credentials } = await cognito<Given>(pool, 'GetCredentialsForIdentity', { IdentityId });
  const { AccessKeyId: accessKeyId, SecretKey: secretAccessKey, SessionToken: sessionToken } = Credentials;
  return { accessKeyId, secretAccessKey, sessionToken, until: Credentials.Expiration * 1000 - EARLY };
}

/**
 * Returns the AWS credentials that the identity pool of the running stack gives to guests. They are requested
 * once per stack and test file, and again before they expire, which is after an hour.
 */
export async function guestCredentials(): Promise<Credentials> {
  const stack = origin();
  const known = credentials.get(stack);
  if (known && (await known).until > Date.now()) return known;
  const given = fetchCredentials();
  credentials.set(stack, given);
  return given;
}
