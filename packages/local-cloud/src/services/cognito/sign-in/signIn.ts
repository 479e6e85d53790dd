import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { Pool } from '../pool/Pool';
import { callTrigger } from '../triggers/callTrigger';
import type { UserRecord } from '../users/UserRecord';
import { issueTokens } from '../tokens/issueTokens';

/**
 * Returns Cognito's response after a user has proved the password: tokens or, if an invited user has not
 * replaced the temporary password yet, the challenge NEW_PASSWORD_REQUIRED.
 */
export async function signIn(
  pool: Pool,
  user: UserRecord,
  client: ClientConfiguration,
  occasion: 'Authentication' | 'NewPasswordChallenge',
  clientMetadata: Record<string, string> | undefined,
) {
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const required = [...pool.configuration.schema.values()].filter(
      ({ name, required }) => required && user.attributes[name] === undefined,
    );
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: pool.newPasswords.open({ sub: user.sub, clientId: client.id }, client.challengeSeconds),
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.username,
        requiredAttributes: JSON.stringify(required.map(({ name }) => `userAttributes.${name}`)),
        userAttributes: JSON.stringify(user.attributes),
      },
    };
  }
  await callTrigger(pool, {
    trigger: 'PostAuthentication',
    source: 'PostAuthentication_Authentication',
    user,
    clientId: client.id,
    request: { newDeviceUsed: false, clientMetadata },
  });
  const { session, refreshToken } = pool.sessions.open(user.sub, client);
  const tokens = await issueTokens(pool, user, client, session, occasion, clientMetadata);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}
