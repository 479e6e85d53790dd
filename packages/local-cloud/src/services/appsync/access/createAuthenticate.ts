import type { Authenticator, SignedRequest } from '../../../Authenticator';
import type { AuthMode } from '../Api';
import type { Caller } from './Caller';

export type Authentication = { caller: Caller } | { refused: string };

/**
 * Unverified credentials of a GraphQL caller: the HTTP headers of a request, or the `authorization` object of a
 * real-time message.
 */
export interface Credentials {
  /** HTTP headers of a GraphQL caller, with their names in lower case. */
  headers: Record<string, string>;
  sourceIp: string[];
  /** Method, URL and body of the HTTP request, from which a SigV4 signature is verified. */
  signed: Omit<SignedRequest, 'headers'>;
}

export type Authenticate = (credentials: Credentials) => Promise<Authentication>;

/**
 * Creates the function that identifies the caller of a GraphQL request. Credentials of an authentication mode
 * that the API does not have are rejected in the same way as invalid ones.
 */
export function createAuthenticate(authenticator: Authenticator, modes: AuthMode[]): Authenticate {
  return async ({ headers, sourceIp, signed }) => {
    const { authorization } = headers;
    if (!authorization) return { refused: 'Valid authorization header not provided.' };
    const bad = { refused: 'You are not authorized to make this call.' };
    if (authorization.startsWith('AWS4-HMAC-SHA256')) {
      if (!modes.includes('AWS_IAM')) return bad;
      const principal = await authenticator.iam({ ...signed, headers });
      return principal ? { caller: { mode: 'AWS_IAM', principal, sourceIp } } : bad;
    }
    if (!modes.includes('AMAZON_COGNITO_USER_POOLS')) return bad;
    const claims = await authenticator.userPool(authorization.replace(/^Bearer\s+/i, ''));
    return claims ? { caller: { mode: 'AMAZON_COGNITO_USER_POOLS', claims, sourceIp } } : bad;
  };
}
