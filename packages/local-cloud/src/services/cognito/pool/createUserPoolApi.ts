import type { IncomingMessage } from 'node:http';
import { toSignedRequest } from '../../../http/toSignedRequest';
import { adminOperations } from '../administration/adminOperations';
import { JsonApi } from '../http/JsonApi';
import { publicOperations } from '../operations/publicOperations';
import { ServiceError } from '../ServiceError';
import type { SignatureAuthority } from '../signatures/SignatureAuthority';
import type { Pool } from './Pool';
import { RequestRates } from './RequestRates';

/**
 * Checks the SigV4 signature of a Cognito request, and that the caller's role permits the action.
 * @throws ServiceError with AWS's exception for a bad signature or a missing permission
 */
async function assertAllowed(
  pool: Pool,
  authority: SignatureAuthority,
  action: string,
  request: IncomingMessage,
  text: string,
): Promise<void> {
  const { principal, service } = await authority.authenticate(toSignedRequest(request, text));
  if (service !== 'cognito-idp') {
    throw new ServiceError(
      'InvalidSignatureException',
      "Credential should be scoped to correct service: 'cognito-idp'.",
    );
  }
  const { arn } = pool.configuration;
  if (!principal.allows(`cognito-idp:${action}`, arn)) {
    throw new ServiceError(
      'AccessDeniedException',
      `User: ${principal.userArn} is not authorized to perform: cognito-idp:${action} on resource: ${arn} because no identity-based policy allows the cognito-idp:${action} action`,
    );
  }
}

function documents(pool: Pool): Map<string, object> {
  const below = `/${pool.configuration.id}/.well-known`;
  const configuration = {
    issuer: pool.issuer,
    jwks_uri: `${pool.issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code', 'token'],
    subject_types_supported: ['public'],
  };
  return new Map<string, object>([
    [`${below}/jwks.json`, { keys: [pool.signingKey.jwk] }],
    [`${below}/openid-configuration`, configuration],
  ]);
}

export function createUserPoolApi(pool: Pool, authority: SignatureAuthority): JsonApi {
  const shown = documents(pool);
  const rates = new RequestRates(pool.now);
  return new JsonApi({
    target: 'AWSCognitoIdentityProviderService',
    document: (path) => shown.get(path),
    commit: () => pool.store.commit(),
    act: async (action, body, request, text) => {
      rates.count(action);
      const administration = adminOperations.get(action);
      if (administration) await assertAllowed(pool, authority, action, request, text);
      const operation = administration ?? publicOperations.get(action);
      if (operation) return operation(pool, body);
      throw new ServiceError('UnknownOperationException', `The action ${action} is not emulated.`);
    },
  });
}
