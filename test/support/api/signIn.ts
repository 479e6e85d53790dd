import { decodeJwt } from 'jose/jwt/decode';
import { testUsers } from '../../../lambdas/seed/texts/testUsers';
import { cognito } from './cognito';
import type { Person } from './Person';
import { readConfig } from './readConfig';
import { SrpProof } from './SrpProof';

/** The password of every seeded user, and of the users that tests create with `signUp` or `given`. */
export const { password } = testUsers;

interface Challenged {
  ChallengeParameters: { SALT: string; SECRET_BLOCK: string; SRP_B: string; USER_ID_FOR_SRP: string };
}

interface SignedIn {
  ChallengeName?: string;
  Session?: string;
  AuthenticationResult?: { IdToken: string; AccessToken: string; RefreshToken: string };
}

/**
 * Signs a person in over SRP, as the web app does. Rejects with Cognito's error when Cognito refuses. `chosen` is the
 * password that an invited person chooses at their first sign-in; without it, such a sign-in rejects.
 */
export async function signIn(email: string, secret = password, chosen?: string): Promise<Person> {
  const { userPoolId, userPoolClientId: ClientId } = await readConfig();
  const pool = 'AWSCognitoIdentityProviderService';
  const proof = new SrpProof();
  const { ChallengeParameters } = await cognito<Challenged>(pool, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    ClientId,
    AuthParameters: { USERNAME: email, SRP_A: proof.publicKey },
  });
  const first = await cognito<SignedIn>(pool, 'RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ClientId,
    ChallengeResponses: proof.respond(userPoolId, secret, ChallengeParameters),
  });
  const isNewPassword = first.ChallengeName === 'NEW_PASSWORD_REQUIRED' && chosen !== undefined;
  const last = isNewPassword
    ? await cognito<SignedIn>(pool, 'RespondToAuthChallenge', {
        ...{ ChallengeName: 'NEW_PASSWORD_REQUIRED', ClientId, Session: first.Session },
        ChallengeResponses: { USERNAME: ChallengeParameters.USER_ID_FOR_SRP, NEW_PASSWORD: chosen },
      })
    : first;
  const { ChallengeName, AuthenticationResult } = last;
  if (!AuthenticationResult) throw new Error(`${email} is not signed in but has to ${ChallengeName}`);
  const { IdToken: token, AccessToken: accessToken, RefreshToken: refreshToken } = AuthenticationResult;
  return { email, sub: String(decodeJwt(token).sub), token, accessToken, refreshToken };
}
