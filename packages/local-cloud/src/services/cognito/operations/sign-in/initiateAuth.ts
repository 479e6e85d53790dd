import type { ClientConfiguration } from '../../configuration/ClientConfiguration';
import { optional, text, textMap } from '../../input/checks';
import { assertNoReset } from '../../passwords/assertNoReset';
import { assertNotLocked } from '../../passwords/assertNotLocked';
import { isPassword } from '../../passwords/isPassword';
import { recordSignIn, wrongPassword } from '../../passwords/recordSignIn';
import type { Pool } from '../../pool/Pool';
import { requireClient } from '../../pool/requireClient';
import { ServiceError } from '../../ServiceError';
import { refreshTokens } from '../../tokens/refreshTokens';
import { signIn } from '../../sign-in/signIn';
import { startSrp } from '../../sign-in/startSrp';
import { callPreAuthentication } from '../../triggers/callPreAuthentication';
import { requireUser } from '../../users/requireUser';
import { operation } from '../operation';

const input = {
  ClientId: text,
  AuthFlow: text,
  AuthParameters: optional(textMap),
  ClientMetadata: optional(textMap),
};

const refuse = (message: string): never => {
  throw new ServiceError('InvalidParameterException', message);
};

function findUser(pool: Pool, client: ClientConfiguration, login: string) {
  return client.preventsUserExistenceErrors ? pool.users.find(login) : requireUser(pool, login);
}

async function byPassword(
  pool: Pool,
  client: ClientConfiguration,
  parameters: Record<string, string>,
  clientMetadata: Record<string, string> | undefined,
) {
  const { USERNAME = refuse('Missing required parameter USERNAME'), PASSWORD } = parameters;
  const password = PASSWORD ?? refuse('Missing required parameter PASSWORD');
  const user = findUser(pool, client, USERNAME);
  if (!user) throw wrongPassword();
  assertNoReset(user);
  assertNotLocked(user, pool.now());
  await callPreAuthentication(pool, user, client.id, clientMetadata);
  const settled = recordSignIn(pool, user, isPassword(pool, user, password));
  return signIn(pool, settled, client, 'Authentication', clientMetadata);
}

function assertAllowed(client: ClientConfiguration, flow: string, message: string): void {
  if (!client.authFlows.has(`ALLOW_${flow}`)) refuse(message);
}

export const initiateAuth = operation(input, async (pool, given) => {
  const client = requireClient(pool, given.ClientId);
  const { AuthParameters: parameters = {}, ClientMetadata: clientMetadata } = given;
  switch (given.AuthFlow) {
    case 'USER_SRP_AUTH': {
      assertAllowed(client, 'USER_SRP_AUTH', 'USER_SRP_AUTH is not enabled for the client.');
      const login = parameters.USERNAME ?? refuse('Missing required parameter USERNAME');
      const srpA = parameters.SRP_A ?? refuse('Missing required parameter SRP_A');
      return startSrp(pool, client, findUser(pool, client, login), { login, srpA, clientMetadata });
    }
    case 'USER_PASSWORD_AUTH':
      assertAllowed(client, 'USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH flow not enabled for this client');
      return byPassword(pool, client, parameters, clientMetadata);
    case 'REFRESH_TOKEN':
    case 'REFRESH_TOKEN_AUTH': {
      assertAllowed(client, 'REFRESH_TOKEN_AUTH', 'Auth flow not enabled for this client');
      if (client.rotationGraceSeconds !== null) refuse('Auth flow not enabled for this client');
      const token = parameters.REFRESH_TOKEN ?? refuse('Missing required parameter REFRESH_TOKEN');
      return { ChallengeParameters: {}, ...(await refreshTokens(pool, client, token, clientMetadata)) };
    }
    default:
      return refuse(`The auth flow ${given.AuthFlow} is not emulated`);
  }
});
