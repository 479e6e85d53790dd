import { text } from '../../input/checks';
import { requireClient } from '../../pool/requireClient';
import { ServiceError } from '../../ServiceError';
import { operation } from '../operation';

/**
 * Emulates Cognito's RevokeToken: ends the session of a refresh token, so that the session's tokens become
 * invalid. An unknown refresh token has no effect.
 */
export const revokeToken = operation({ ClientId: text, Token: text }, (pool, given) => {
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
});
