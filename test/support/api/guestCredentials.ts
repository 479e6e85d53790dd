import { origin } from '../stack/origin';
import { cognito } from './cognito';
import { readConfig } from './readConfig';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

interface Given {
  Credentials: { AccessKeyId: string; SecretKey: string; SessionToken: string };
}

const credentials = new Map<string, Promise<Credentials>>();

async function fetchCredentials(): Promise<Credentials> {
  const { identityPoolId: IdentityPoolId } = await readConfig();
  const pool = 'AWSCognitoIdentityService';
  const { IdentityId } = await cognito<{ IdentityId: string }>(pool, 'GetId', { IdentityPoolId });
  const { Credentials } = await cognito<Given>(pool, 'GetCredentialsForIdentity', { IdentityId });
  const { AccessKeyId: accessKeyId, SecretKey: secretAccessKey, SessionToken: sessionToken } = Credentials;
  return { accessKeyId, secretAccessKey, sessionToken };
}

/**
 * Returns the AWS credentials that the identity pool of the running stack gives to guests. They are requested
 * once per stack and test file.
 */
export function guestCredentials(): Promise<Credentials> {
  const stack = origin();
  const given = credentials.get(stack) ?? fetchCredentials();
  credentials.set(stack, given);
  return given;
}
