import { createHash } from 'node:crypto';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import fc from 'fast-check';
import type { SignedRequest } from '../../src/Authenticator';
import { startPool, type StartedPool } from './support/startPool';

const minute = 60_000;
let pool: StartedPool;

interface Unsigned {
  service?: string;
  method?: string;
  path?: string;
  query?: Record<string, string | string[]>;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  role?: string;
  region?: string;
  /** When the request is signed, in milliseconds since 1970; by default now. */
  at?: number;
}

const signer = ({ service = 'appsync', role = 'SeedRole', region = 'ap-northeast-1' }: Unsigned) =>
  new SignatureV4({
    service,
    region,
    credentials: pool.cognito.roleCredentials(pool.roleArn(role), 'test'),
    sha256: Sha256,
    uriEscapePath: service !== 's3',
    applyChecksum: service === 's3',
  });

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

function address(path: string, query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(String(one))}`),
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

const plain = (given: Unsigned) => ({
  protocol: 'http:',
  hostname: '127.0.0.1',
  method: given.method ?? 'POST',
  path: given.path ?? '/graphql',
  query: given.query ?? {},
  headers: { host: '127.0.0.1:7260', 'x-amz-target': 'Service.Action', ...given.headers },
  body: given.body ?? '{}',
});

async function sign(given: Unsigned = {}): Promise<SignedRequest> {
  const request = plain(given);
  const { headers } = await signer(given).sign(request, { signingDate: new Date(given.at ?? pool.now()) });
  return { method: request.method, url: address(request.path, request.query), headers, body: request.body };
}

async function presign(given: Unsigned & { expiresIn?: number }): Promise<SignedRequest> {
  const request = { ...plain(given), headers: { host: '127.0.0.1:7260', ...given.headers }, body: undefined };
  const { query = {}, headers } = await signer(given).presign(request, {
    signingDate: new Date(given.at ?? pool.now()),
    expiresIn: given.expiresIn,
  });
  return { method: request.method, url: address(request.path, query), headers, body: '' };
}

const isGood = async (request: SignedRequest) => (await pool.cognito.authenticator.iam(request)) !== null;

describe('signatures', () => {
  beforeAll(async () => {
    pool = await startPool();
  });
  beforeEach(() => {
    pool.startClock();
    pool.stopClock();
  });
  afterAll(() => pool.remove());

  test('identify the role of the caller and its permissions', async () => {
    const principal = await pool.cognito.authenticator.iam(await sign());
    expect(principal).toMatchObject({
      userArn: `arn:aws:sts::000000000000:assumed-role/${pool.id('AWS::IAM::Role', 'SeedRole')}/test`,
      cognitoIdentityAuthType: null,
    });
    const arn = `arn:aws:cognito-idp:ap-northeast-1:000000000000:userpool/${pool.poolId}`;
    expect(principal?.allows('cognito-idp:AdminCreateUser', arn)).toBe(true);
    expect(principal?.allows('dynamodb:GetItem', arn)).toBe(false);
  });

  test.each(['appsync', 's3', 'es', 'execute-api'])(
    'of %s are valid for any path, query, header and body',
    async (service) => {
      const word = fc.string({ unit: 'grapheme', maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(
          fc.array(word, { maxLength: 3 }),
          fc.dictionary(
            fc.stringMatching(/^[A-Za-z+ .~*-]{1,6}$/),
            fc.oneof(word, fc.array(word, { minLength: 2, maxLength: 3 })),
          ),
          fc.stringMatching(/^[!-~][ -~]{0,20}$/),
          fc.oneof(word, fc.uint8Array({ maxLength: 20 })),
          async (segments, query, header, body) => {
            const path = `/${segments.map(encode).join('/')}`;
            const request = await sign({ service, path, query, headers: { 'x-custom': header }, body });
            expect(await isGood(request)).toBe(true);
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  test.each<[string, (request: SignedRequest) => Partial<SignedRequest>]>([
    ['the body', () => ({ body: '{"a":1}' })],
    ['the path', () => ({ url: '/graphql/x' })],
    ['the query', ({ url }) => ({ url: `${url}?a=1` })],
    ['the method', () => ({ method: 'PUT' })],
    ['a signed header', ({ headers }) => ({ headers: { ...headers, 'x-amz-target': 'Service.Other' } })],
    ['the host', ({ headers }) => ({ headers: { ...headers, host: 'elsewhere' } })],
    [
      'the date',
      ({ headers }) => ({
        headers: {
          ...headers,
          'x-amz-date': new Date(pool.now() + 1000).toISOString().replace(/[-:]|\.\d+/g, ''),
        },
      }),
    ],
    [
      'the signature',
      ({ headers }) => ({
        headers: {
          ...headers,
          authorization: (headers.authorization ?? '').replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        },
      }),
    ],
    [
      'the session token',
      ({ headers }) => ({
        headers: { ...headers, 'x-amz-security-token': `${headers['x-amz-security-token']}x` },
      }),
    ],
    [
      'a header that must be signed',
      ({ headers }) => ({ headers: { ...headers, 'x-amz-acl': 'public-read' } }),
    ],
    ['the credentials, away', () => ({ headers: {} })],
  ])('are invalid when %s is changed', async (_what, change) => {
    const request = await sign();
    expect(await isGood(request)).toBe(true);
    expect(await isGood({ ...request, ...change(request) })).toBe(false);
  });

  test('are invalid with a session token that was changed to another role', async () => {
    const request = await sign({ role: 'StrangerRole' });
    const token = request.headers['x-amz-security-token'] ?? '';
    const session = JSON.parse(Buffer.from(token, 'base64url').toString()) as object;
    const forged = JSON.stringify({ ...session, roleArn: pool.roleArn('SeedRole') });
    const headers = {
      ...request.headers,
      'x-amz-security-token': Buffer.from(forged).toString('base64url'),
    };
    expect(await isGood({ ...request, headers })).toBe(false);
  });

  test('are valid for five minutes before and after their time, in their own region', async () => {
    const at = (offset: number) => sign({ at: pool.now() + offset });
    expect(await isGood(await at(-5 * minute + 1000))).toBe(true);
    expect(await isGood(await at(5 * minute - 1000))).toBe(true);
    expect(await isGood(await at(-5 * minute - 1000))).toBe(false);
    expect(await isGood(await at(5 * minute + 1000))).toBe(false);
    expect(await isGood(await sign({ region: 'us-east-1' }))).toBe(false);
  });

  test('require the hash of the body; only S3 accepts unsigned bodies', async () => {
    const hash = createHash('sha256').update('{}').digest('hex');
    const claim = (service: string, value: string) =>
      sign({ service, headers: { 'x-amz-content-sha256': value } });
    expect(await isGood(await claim('appsync', hash))).toBe(true);
    expect(await isGood(await claim('appsync', 'UNSIGNED-PAYLOAD'))).toBe(false);
    expect(await isGood(await claim('s3', 'UNSIGNED-PAYLOAD'))).toBe(true);
    expect(await isGood({ ...(await claim('s3', hash)), body: 'other' })).toBe(false);
    expect(await isGood(await claim('appsync', createHash('sha256').update('x').digest('hex')))).toBe(false);
  });

  test('in a URL are valid for its time, method and headers', async () => {
    const given = {
      service: 's3',
      method: 'PUT',
      path: '/s3/files/%E7%B8%81%20(1).pdf',
      query: { 'x-id': 'PutObject' },
      headers: {
        'content-length': '12',
        'content-type': 'application/pdf',
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      },
      expiresIn: 600,
    };
    const request = await presign(given);
    expect(request.url).toContain('X-Amz-Signature=');
    const uploaded = { ...request, body: Buffer.from('%PDF-1.7 ...') };
    expect(await isGood(uploaded)).toBe(true);
    pool.ahead = 9 * minute;
    expect(await isGood(uploaded)).toBe(true);
    pool.ahead = 10 * minute + 2000;
    expect(await isGood(uploaded)).toBe(false);
    pool.ahead = 0;
    expect(await isGood({ ...uploaded, method: 'GET' })).toBe(false);
    expect(
      await isGood({ ...uploaded, url: uploaded.url.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000') }),
    ).toBe(false);
    expect(await isGood({ ...uploaded, headers: { ...uploaded.headers, 'content-length': '13' } })).toBe(
      false,
    );
    expect(await isGood({ ...uploaded, headers: { ...uploaded.headers, 'x-amz-acl': 'public-read' } })).toBe(
      false,
    );
    expect(await isGood({ ...uploaded, url: uploaded.url.replace('PutObject', 'Delete') })).toBe(false);
  });

  test('in a URL that cannot be decoded are refused without an internal error', async () => {
    const request = await sign();
    expect(await isGood({ ...request, url: '/graphql?a=%E0%A4%A' })).toBe(false);
    expect(
      await isGood({
        ...request,
        headers: { ...request.headers, authorization: 'AWS4-HMAC-SHA256 nonsense' },
      }),
    ).toBe(false);
  });

  test('use credentials that are the same after a restart, and different after the data were deleted', async () => {
    const arn = pool.roleArn('SeedRole');
    const before = pool.cognito.roleCredentials(arn, 'seed');
    const request = await sign();
    expect(pool.cognito.roleCredentials(arn, 'other')).not.toEqual(before);
    await pool.restart();
    expect(pool.cognito.roleCredentials(arn, 'seed')).toEqual(before);
    expect(await isGood(request)).toBe(true);
    expect(() => pool.cognito.roleCredentials('arn:aws:iam::000000000000:role/none', 'x')).toThrow(/none/);
    const elsewhere = await startPool();
    expect(elsewhere.cognito.roleCredentials(elsewhere.roleArn('SeedRole'), 'seed')).not.toEqual(before);
    await elsewhere.remove();
  });
});
