import { optional, text, textMap } from '../../input/checks';
import { requireClient } from '../../pool/requireClient';
import { ServiceError } from '../../ServiceError';
import { answerNewPassword } from '../../sign-in/answerNewPassword';
import { answerPasswordVerifier } from '../../sign-in/answerPasswordVerifier';
import { refreshTokens } from '../../tokens/refreshTokens';
import { operation, type Operation } from '../operation';

/** The Cognito actions that continue, refresh and end a sign-in. */
export const sessionOperations: Record<string, Operation> = {
  GetTokensFromRefreshToken: operation(
    { ClientId: text, RefreshToken: text, ClientMetadata: optional(textMap) },
    (pool, given) =>
      refreshTokens(pool, requireClient(pool, given.ClientId), given.RefreshToken, given.ClientMetadata),
  ),
  RespondToAuthChallenge: operation(
    {
      ClientId: text,
      ChallengeName: text,
      ChallengeResponses: optional(textMap),
      Session: optional(text),
      ClientMetadata: optional(textMap),
    },
    async (pool, given) => {
      const client = requireClient(pool, given.ClientId);
      const { ChallengeResponses: responses = {}, ClientMetadata: clientMetadata } = given;
      switch (given.ChallengeName) {
        case 'PASSWORD_VERIFIER':
          return answerPasswordVerifier(pool, client, responses, clientMetadata);
        case 'NEW_PASSWORD_REQUIRED':
          return answerNewPassword(pool, client, responses, given.Session ?? '', clientMetadata);
        default:
          throw new ServiceError(
            'InvalidParameterException',
            `The challenge ${given.ChallengeName} is not emulated`,
          );
      }
    },
  ),
  /**
   * Emulates Cognito's RevokeToken: ends the session of a refresh token, so that the session's tokens become
   * invalid. An unknown refresh token has no effect.
   */
  RevokeToken: operation({ ClientId: text, Token: text }, (pool, given) => {
    const client = requireClient(pool, given.ClientId);
    if (!client.revokesTokens) {
      throw new ServiceError(
        'UnsupportedOperationException',
        'Token revocation is not enabled for this client.',
      );
    }
    if (given.Token.split('.').length === 3) {
      throw new ServiceError('UnsupportedTokenTypeException', 'Unsupported token type.');
    }
    const session = pool.sessions.ofRefreshToken(given.Token);
    if (session && session.clientId !== client.id) {
      throw new ServiceError('UnauthorizedException', 'The refresh token was not issued to this client.');
    }
    if (session) pool.sessions.close(session);
    return {};
  }),
};
