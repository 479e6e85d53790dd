import { serverClock } from '../api/serverClock';
import type { Config } from '../config/Config';
import { stored } from '../storage/stored';
import type { GuestCredentials } from './GuestCredentials';

/** Credentials are replaced this many milliseconds before they expire. */
const MARGIN = 5 * 60_000;

let reading: Promise<GuestCredentials> | undefined;

async function call<Answer>(config: Config, operation: string, input: object): Promise<Answer | null> {
  const endpoint =
    config.local?.identityPoolEndpoint ?? `https://cognito-identity.${config.region}.amazonaws.com/`;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  if (response.ok) return (await response.json()) as Answer;
  if (response.status >= 500) throw new Error(`${operation}: network answered ${response.status}`);
  return null;
}

async function request(config: Config): Promise<GuestCredentials> {
  // Each guest keeps one identity, so that visits do not create more and more of them.
  const key = `guest.${config.identityPoolId}`;
  interface Given {
    Credentials: { AccessKeyId: string; SecretKey: string; SessionToken: string; Expiration: number };
  }
  const credentialsOf = (IdentityId: string) =>
    call<Given>(config, 'GetCredentialsForIdentity', { IdentityId });
  const known = stored.device.get(key);
  let given = known === null ? null : await credentialsOf(known);
  if (!given) {
    const made = await call<{ IdentityId: string }>(config, 'GetId', {
      IdentityPoolId: config.identityPoolId,
    });
    if (!made) throw new Error('The identity pool refuses guests');
    stored.device.set(key, made.IdentityId);
    given = await credentialsOf(made.IdentityId);
  }
  if (!given) throw new Error('The identity pool gives guests no credentials');
  const { AccessKeyId: accessKeyId, SecretKey: secretKey, SessionToken: sessionToken } = given.Credentials;
  return { accessKeyId, secretKey, sessionToken, expiresAt: given.Credentials.Expiration * 1000 };
}

/**
 * Returns AWS credentials for a guest. They are requested once, also for simultaneous calls, and replaced
 * shortly before they expire.
 */
export async function readGuestCredentials(config: Config): Promise<GuestCredentials> {
  const known = await reading?.catch(() => undefined);
  if (known && known.expiresAt - MARGIN > serverClock.now()) return known;
  const isOutdated = known !== undefined;
  if (isOutdated || !reading) {
    const started = request(config).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    reading = started;
  }
  return reading;
}
