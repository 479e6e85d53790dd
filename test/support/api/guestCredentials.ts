import { fetchAuthSession } from 'aws-amplify/auth';
import { withAmplify } from './withAmplify';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

let credentials: Promise<Credentials> | undefined;

async function fetchCredentials(): Promise<Credentials> {
  const session = await fetchAuthSession();
  if (!session.credentials) throw new Error('The identity pool gave a guest no credentials');
  return session.credentials;
}

/** What the identity pool hands to somebody who is not signed in; asked for once per test file. */
export function guestCredentials(): Promise<Credentials> {
  credentials ??= withAmplify(fetchCredentials, { asGuest: true });
  return credentials;
}
