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

let credentials: Promise<Credentials> | undefined;

async function fetchCredentials(): Promise<Credentials> {
  const { identityPoolId: IdentityPoolId } = await readConfig();
  const pool = 'AWSCognitoIdentityService';
  const { IdentityId } = await cognito<{ IdentityId: string }>(pool, 'GetId', { IdentityPoolId });
  const { Credentials } = await cognito<Given>(pool, 'GetCredentialsForIdentity', { IdentityId });
  const { AccessKeyId: accessKeyId, SecretKey: secretAccessKey, SessionToken: sessionToken } = Credentials;
  return { accessKeyId, secretAccessKey, sessionToken };
}

/**
 * Returns the AWS credentials that the identity pool gives to guests. They are requested once per test file.
 */
export function guestCredentials(): Promise<Credentials> {
  credentials ??= fetchCredentials();
  return credentials;
}
