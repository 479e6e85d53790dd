import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { print } from 'graphql/language/printer';
import { decodeJwt } from 'jose/jwt/decode';
import { postText } from '@enishi/local-cloud/http';
import { now } from '../now';
import { guestCredentials } from './guestCredentials';
import { lateIndices } from './lateIndices';
import type { Person } from './Person';
import { readConfig } from './readConfig';
import { refresh } from './refresh';

/**
 * Who sends an operation to the API: a person (or one of their tokens), a guest with signed credentials, or
 * nobody, without any credentials.
 */
export type Caller = Pick<Person, 'token'> | Person | 'guest' | 'nobody';

/** A document whose result is typed. */
export type TypedDocument<Data> = TypedDocumentNode<Data, Record<string, unknown>>;

/** What `query` sends: a document of `graphql(…)` with the type of its result, or a text put together by the test. */
export type Document<Data = unknown> = string | TypedDocument<Data>;

interface ApiError {
  message: string;
  errorType?: string;
  errorInfo?: unknown;
  path?: (string | number)[];
}

export interface Answer<Data> {
  status: number;
  data: Data | null;
  errors: ApiError[];
  /** The number of calls to data sources that the operation made. Only the local stack reports it. */
  calls: number;
}

/**
 * The error types that the API returns when DynamoDB refuses a request under load. Nothing was stored then.
 */
const PASSING = ['Conflict', 'InternalFailure'];

/**
 * The maximum number of times that an operation is sent while the answer is an error in `PASSING`. If
 * LOCAL_CHAOS makes DynamoDB refuse requests, a mutation is sent up to five times, as a patient person would
 * try. A query is sent more often, because one that reads sixty records rarely passes at once. Without it, an
 * operation is sent once.
 */
const mostAttempts = (isMutation: boolean) => (process.env.LOCAL_CHAOS ? (isMutation ? 5 : 40) : 1);

/**
 * Sends an operation to the running API over HTTP and returns the answer unchanged, including errors. Where LOCAL_CHAOS
 * makes DynamoDB refuse requests, an operation that was refused for this reason is sent again; where it makes indices
 * late, a query waits for them. If all answers are errors, a `Conflict` is returned rather than an `InternalFailure`,
 * because it can also have another reason.
 */
export function query<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  as: Caller,
): Promise<Answer<Data>>;
export function query(
  document: Document,
  variables: Record<string, unknown>,
  as: Caller,
): Promise<Answer<Record<string, unknown>>>;
export async function query(
  document: Document,
  variables: unknown,
  as: Caller,
): Promise<Answer<Record<string, unknown>>> {
  const text = typeof document === 'string' ? document : print(document);
  const isMutation = /^\s*mutation\b/m.test(text);
  if (!isMutation) await lateIndices.show();
  let conflict: Answer<Record<string, unknown>> | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(text, variables, as);
    if (isMutation) lateIndices.noteWrite();
    // A mutation whose record is there has stored it; only one of its relations could not be read.
    const refused = answer.errors.filter(
      ({ path }) => !(isMutation && path && answer.data?.[String(path[0])]),
    );
    const types = refused.map(({ errorType = '' }) => errorType);
    if (!types.some((type) => PASSING.includes(type))) return answer;
    if (types.includes('Conflict')) conflict = answer;
    if (attempt === mostAttempts(isMutation)) return conflict ?? answer;
  }
}

/**
 * Returns the headers of a POST request to AppSync with the given body, signed with a guest's credentials
 * (SigV4).
 */
async function signedHeaders(url: URL, region: string, body: string): Promise<Record<string, string>> {
  const signer = new SignatureV4({
    service: 'appsync',
    region,
    credentials: await guestCredentials(),
    sha256: Sha256,
  });
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    ...(url.port && { port: Number(url.port) }),
    path: url.pathname,
    query: {},
    headers: { host: url.host, 'content-type': 'application/json' },
    body,
  });
  // fetch sets the host itself.
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'host'));
}

/** The tokens that replaced expired ones, by the expired one. */
const renewed = new Map<string, string>();

/**
 * Returns the token of a person, or a new one when it has expired, as the web app asks for: on a busy machine a file of
 * tests takes longer than a token is valid. What refuses the new one, such as an ended session, keeps the expired one.
 */
async function currentToken(as: Pick<Person, 'token'> | Person): Promise<string> {
  if (!('refreshToken' in as)) return as.token;
  const token = renewed.get(as.token) ?? as.token;
  const { exp = Infinity } = decodeJwt(token);
  if (exp * 1000 > now()) return token;
  const fresh = await refresh(as).then(
    (person) => person.token,
    () => token,
  );
  renewed.set(as.token, fresh);
  return fresh;
}

async function send(text: string, variables: unknown, as: Caller): Promise<Answer<Record<string, unknown>>> {
  const { graphqlEndpoint, region } = await readConfig();
  const url = new URL(graphqlEndpoint);
  const body = JSON.stringify({ query: text, variables });
  const headers =
    as === 'guest'
      ? await signedHeaders(url, region, body)
      : {
          'content-type': 'application/json',
          ...(as !== 'nobody' && { authorization: await currentToken(as) }),
        };
  const answer = await postText(url.href, { headers, body });
  const { data = null, errors = [] } = JSON.parse(answer.text) as Partial<Answer<Record<string, unknown>>>;
  const calls = Number(answer.headers['x-local-datasource-calls'] ?? 0);
  return { status: answer.status, data, errors, calls };
}
