import { signOut } from 'aws-amplify/auth';
import { startAmplify } from '../amplify/startAmplify';
import { endSubscriptions } from './endSubscriptions';
import { readTokens } from './readTokens';

/** Ends the person's session in Cognito: on this device, or those on all devices, and then also their subscriptions. */
export async function endSession(isEverywhere: boolean, hasNewPassword = false): Promise<void> {
  await startAmplify();
  const tokens = isEverywhere ? await readTokens() : null;
  await signOut({ global: isEverywhere });
  if (tokens) await endSubscriptions(tokens.idToken, hasNewPassword);
}
