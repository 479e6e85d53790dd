import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Authenticator, Claims, IamPrincipal } from '../../../src/Authenticator';
import type { Environment } from '../../../src/Environment';
import type { FormattedError } from '../../../src/services/appsync/execution/errors/FormattedError';
import { createAppSync, type AppSync } from '../../../src/services/appsync/createAppSync';
import type { InvokeLambda } from '../../../src/services/appsync/sources/createLambdaSource';
import { readStack } from '../../../src/template/readStack';
import { apiTemplate, type ApiSpec } from './apiTemplate';
import { writeAssembly } from '../../support/writeAssembly';
import { now } from '../../support/now';

export interface HttpAnswer {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null;
  errors: FormattedError[] | undefined;
}

export interface RunningApi {
  appSync: AppSync;
  endpoint: string;
  post(query: string, variables?: Record<string, unknown>, token?: string): Promise<HttpAnswer>;
  /**
   * Sends any text as the body of a POST request to the GraphQL endpoint, also one that is no valid GraphQL
   * request.
   */
  postBody(body: string, token?: string): Promise<HttpAnswer>;
  stop(): Promise<void>;
}

interface Options {
  invokeLambda?: InvokeLambda;
  fetch?: typeof fetch;
  environment?: Partial<Environment>;
}

export function claims(sub: string, more: Record<string, unknown> = {}): Claims {
  return { sub, token_use: 'access', username: sub, iss: 'https://issuer.example.com/pool', ...more };
}

/**
 * Returns a caller with AWS credentials of a guest, who may call the given fields, such as `Query.getJob` or
 * `Query.*`.
 */
export function guest(...fields: string[]): IamPrincipal {
  const allowed = fields.map((field) => `types/${field.replace('.', '/fields/')}`.replace('*', ''));
  return {
    accountId: '000000000000',
    userArn: 'arn:aws:sts::000000000000:assumed-role/Guest/CognitoIdentityCredentials',
    username: 'AROALOCAL:CognitoIdentityCredentials',
    cognitoIdentityPoolId: 'pool',
    cognitoIdentityId: 'identity',
    cognitoIdentityAuthType: 'unauthenticated',
    allows: (action, resource) =>
      action === 'appsync:GraphQL' && allowed.some((pattern) => resource.includes(`/${pattern}`)),
  };
}

/**
 * Identifies callers in tests without verifying signatures: a token is an unsigned JWT, and a caller with AWS
 * credentials named GUEST is a guest.
 */
const authenticator: Authenticator = {
  userPool: async (token) => {
    try {
      return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
    } catch {
      return null;
    }
  },
  form: () => Promise.resolve(null),
  iam: async ({ headers }) => (headers.authorization?.includes('Credential=GUEST') ? guest('Query.*') : null),
};

export function token(sub: string, more: Record<string, unknown> = {}): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(now() / 1000) + 3600;
  return `${part({ alg: 'none' })}.${part(claims(sub, { exp, ...more }))}.signature`;
}

/** Starts an AppSync API for a test on a free port, mounted at /graphql. */
export async function startApi(spec: ApiSpec, options: Options = {}): Promise<RunningApi> {
  const environment = writeAssembly({ template: apiTemplate(spec), environment: options.environment });
  const appSync = createAppSync({
    stack: readStack(environment),
    environment,
    authenticator,
    invokeLambda: options.invokeLambda ?? (() => Promise.reject(new Error('no function expected'))),
    fetch: options.fetch,
  });
  const strip = (url = '') => url.replace(/^\/graphql/, '') || '/';
  const server = createServer((request, response) => {
    request.headers['x-original-url'] = request.url;
    request.url = strip(request.url);
    void appSync.handle(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    request.url = strip(request.url);
    appSync.upgrade(request, socket, head);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;

  const postBody = async (body: string, authorization = token('somebody')): Promise<HttpAnswer> => {
    const response = await fetch(endpoint, { method: 'POST', headers: { authorization }, body });
    const answer = (await response.json()) as Pick<HttpAnswer, 'data' | 'errors'>;
    return { status: response.status, headers: response.headers, data: answer.data, errors: answer.errors };
  };
  return {
    appSync,
    endpoint,
    post: (query, variables, authorization) => postBody(JSON.stringify({ query, variables }), authorization),
    postBody,
    stop: async () => {
      await appSync.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
