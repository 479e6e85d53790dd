import { join } from 'node:path';
import type { Claims, IamPrincipal } from '../../Authenticator';
import type { Service } from '../../Service';
import type { Resource, Stack } from '../../template/Stack';
import type { Cognito } from './Cognito';
import { readIdentityPool } from './configuration/readIdentityPool';
import { readUserPool } from './configuration/readUserPool';
import type { JsonApi } from './http/JsonApi';
import { IdentityDirectory } from './identity-pool/IdentityDirectory';
import { createIdentityPoolApi } from './identity-pool/createIdentityPoolApi';
import { openPool } from './pool/openPool';
import { createUserPoolApi } from './pool/createUserPoolApi';
import type { Pool } from './pool/Pool';
import { ServiceError } from './ServiceError';
import { CredentialMint } from './signatures/CredentialMint';
import { SignatureAuthority } from './signatures/SignatureAuthority';
import { openStore } from './storage/openStore';
import { issueTokens } from './tokens/issueTokens';
import { verifyToken } from './tokens/verifyToken';
import { poolMailSamples } from './mail/poolMailSamples';
import type { Environment } from '../../Environment';
import type { Mail } from './mail/Mail';
import { SesAccount } from '../mail/SesAccount';
import type { CodePurpose, UserRecord } from './users/UserRecord';

interface CognitoOptions {
  stack: Stack;
  environment: Pick<Environment, 'origin' | 'data' | 'region' | 'accountId'>;
  /**
   * Calls a Lambda function as a trigger and resolves to its result. If the function fails, rejects with an
   * error that has the same message.
   */
  invokeLambda(functionArn: string, event: unknown): Promise<unknown>;
  sendMail(mail: Mail): Promise<void>;
  /** The account through which the pool may send mail; by default one without identities. */
  ses?: SesAccount;
  /** Returns the current time in milliseconds since 1970; the system's clock by default. */
  now?(): number;
}

/**
 * Waits for a signature check. Resolves to the caller if the credentials are valid, and to null if the check
 * has rejected them with a ServiceError. If the check failed for another reason, rejects with its error.
 */
function known(principal: Promise<IamPrincipal>): Promise<IamPrincipal | null> {
  return principal.catch((error: unknown) => {
    if (error instanceof ServiceError) return null;
    throw error;
  });
}

function atMostOne(stack: Stack, type: string): Resource | undefined {
  const [resource, ...others] = stack.resources(type);
  if (others.length > 0) throw new Error(`${stack.name} has several ${type}, the local cloud runs one`);
  return resource;
}

function expired(codes: UserRecord['codes'], now: number): UserRecord['codes'] {
  return Object.fromEntries(
    Object.entries(codes).map(([purpose, code]) => [purpose as CodePurpose, { ...code, expiresAt: now }]),
  );
}

/**
 * Makes all confirmation codes of the user with the given current or pending email address expire now.
 * @returns false when no user has this address
 */
async function expireCodes(pool: Pool, email: string): Promise<boolean> {
  const user =
    pool.users.find(email) ??
    pool.users.all().find(({ attributes, pendingEmail }) => [attributes.email, pendingEmail].includes(email));
  if (!user) return false;
  pool.users.update(user.sub, (current) => ({ ...current, codes: expired(current.codes, pool.now()) }));
  await pool.store.commit();
  return true;
}

/** Returns the claims of an ID token of the user with the given email address; null when nobody has it or may sign in. */
async function claimsOf(pool: Pool, email: string): Promise<Claims | null> {
  const user = pool.users.find(email);
  const [client] = pool.configuration.clients.values();
  if (!user || !client) return null;
  const { session } = pool.sessions.open(user.sub, client);
  const { IdToken } = await issueTokens(pool, user, client, session, 'Authentication', undefined);
  return verifyToken(pool, IdToken);
}

/**
 * Starts the stack's Cognito user pool and identity pool, and creates the authenticator for the other
 * emulated services.
 * @throws Error when the template has no user pool, several user pools or identity pools, or a property that
 * is not emulated, or when SES does not let the user pool send its mail
 */
export async function createCognito(options: CognitoOptions): Promise<Cognito> {
  const { stack, environment, invokeLambda, sendMail, ses = new SesAccount(null), now = Date.now } = options;
  const userPool = atMostOne(stack, 'AWS::Cognito::UserPool');
  if (!userPool) throw new Error(`${stack.name} has no AWS::Cognito::UserPool`);
  const identityPool = atMostOne(stack, 'AWS::Cognito::IdentityPool');
  ses.assertSends(userPool, environment.region);
  const configuration = readUserPool(stack, userPool);
  const store = await openStore(join(environment.data, 'cognito', `${configuration.id}.jsonl`));
  const pool = await openPool(configuration, environment, store, { invokeLambda, sendMail, now });
  const mint = new CredentialMint(pool.secret);
  const authority = new SignatureAuthority(stack, environment, mint, now);
  const identities = identityPool && {
    configuration: readIdentityPool(stack, identityPool),
    users: pool,
    identities: new IdentityDirectory(store),
    stack,
    mint,
  };

  const apis = [
    createUserPoolApi(pool, authority),
    createIdentityPoolApi(identities ?? null, () => store.commit()),
  ] as const;
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= Promise.all(apis.map((api) => api.idle())).then(() => store.close()));
  const serve = (api: JsonApi): Service => ({
    handle: (request, response) => api.handle(request, response),
    stop,
  });
  return {
    userPool: serve(apis[0]),
    identityPool: serve(apis[1]),
    authenticator: {
      userPool: (token) => verifyToken(pool, token),
      iam: (request) => known(authority.authenticate(request).then(({ principal }) => principal)),
      form: (fields) => known(authority.authenticateForm(fields)),
    },
    roleCredentials: (roleArn, sessionName) => {
      const role = stack.find('AWS::IAM::Role', roleArn);
      const arn = stack.attribute(role, 'Arn');
      return mint.issue({ roleArn: arn, sessionName, expiresAt: null, identity: null });
    },
    callerOf: async (email) => {
      if (email !== null) return claimsOf(pool, email);
      const { guestRoleArn: roleArn, id: poolId } = identities?.configuration ?? {};
      if (!roleArn || !poolId) return null;
      const identity = { poolId, id: `${environment.region}:guest`, type: 'unauthenticated' as const };
      const session = { roleArn, sessionName: 'CognitoIdentityCredentials', expiresAt: null };
      return authority.principalOf({ ...session, identity: { ...identity, provider: null } });
    },
    expireCodes: (email) => expireCodes(pool, email),
    mailSamples: () => poolMailSamples(configuration),
  };
}
