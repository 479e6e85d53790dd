import { request } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { FrontDoor } from '../../src/front-door/FrontDoor';
import { freePort } from '../../src/processes/freePort';
import { createCaptureRoutes } from '../../src/services/developer-page/createCaptureRoutes';
import { createDeveloperPage } from '../../src/services/developer-page/createDeveloperPage';
import { Mailbox } from '../../src/services/mail/Mailbox';
import { SlackChannel } from '../../src/services/slack/SlackChannel';
import { createWebsite } from '../../src/website/createWebsite';
import { readDistribution } from '../../src/website/readDistribution';
import { stackOf } from '../support/stackOf';
import { temporaryFolder } from '../../testing/temporaryFolder';

const folder = temporaryFolder();
let origin: string;
let door: FrontDoor;
const script = 'console.log("hello");\n'.repeat(200);

const distribution = stackOf([
  {
    logicalId: 'Distribution',
    type: 'AWS::CloudFront::Distribution',
    physicalId: 'E1',
    properties: {
      DistributionConfig: {
        DefaultCacheBehavior: { ResponseHeadersPolicyId: 'P1' },
      },
    },
  },
  {
    logicalId: 'Files',
    type: 'AWS::S3::Bucket',
    physicalId: 'files',
    properties: {
      RegionalDomainName: 'files.s3.example.com',
      WebsiteURL: 'http://127.0.0.1:7359/files',
    },
  },
  {
    logicalId: 'Headers',
    type: 'AWS::CloudFront::ResponseHeadersPolicy',
    physicalId: 'P1',
    properties: {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: "default-src 'self' https://files.s3.example.com",
            Override: true,
          },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: true },
        },
      },
    },
  },
]);

const localhost = () => `localhost:${new URL(origin).port}`;
const noSamples = { mails: () => Promise.resolve([]), slack: () => Promise.resolve([]) };
const refuseToInvoke = () => Promise.reject(new Error('There is no function'));

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  door = new FrontDoor(port);
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), '<title>app</title>');
  writeFileSync(join(folder, 'web', 'assets', 'a-1234.js'), script);
  writeFileSync(join(folder, 'secret'), 'secret');
  door.mount(
    '/_local',
    createDeveloperPage(createCaptureRoutes(new Mailbox(folder), new SlackChannel(folder), noSamples)),
  );
  door.mountWebsite(createWebsite(join(folder, 'web'), readDistribution(distribution), refuseToInvoke));
  await door.open();
});
afterAll(() => door.close());

/**
 * Sends an HTTP request with `node:http`. `fetch` would decode a compressed response and not let the test set
 * the Host header.
 */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(`${origin}${path}`, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

test.each(['example.com', '127.0.0.1.example.com', 'localhost.example.com:80'])(
  'a page that pretends to be local under the name %s gets no data',
  async (host) => {
    expect((await ask('/_local/mail', { host })).status).toBe(403);
    expect((await ask('/', { host })).status).toBe(403);
  },
);

test('the web app may call services under both of its names; a page of any other origin is refused, and so is its preflight', async () => {
  const site = `http://${localhost()}`;
  const own = await ask('/_local/mail', { origin: site });
  expect({ status: own.status, allowed: own.headers['access-control-allow-origin'] }).toEqual({
    ...{ status: 200, allowed: site },
  });
  for (const from of ['http://localhost:3000', 'http://example.com', 'null'])
    for (const path of ['/_local/mail', '/'])
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const { status, headers } = await ask(
          path,
          { origin: from, 'access-control-request-method': 'POST' },
          method,
        );
        expect({ status, allowed: headers['access-control-allow-origin'] }).toEqual({
          ...{ status: 403, allowed: undefined },
        });
      }
});

test('the web app has one origin: localhost redirects to it', async () => {
  const { status, headers } = await ask('/jobs?q=1', { host: localhost() });
  expect({ status, location: headers.location }).toEqual({ status: 307, location: `${origin}/jobs?q=1` });
  expect((await ask('/_local/mail', { host: localhost() })).status).toBe(200);
});

test('browsers may cache hashed files for ever, and request pages again; both are compressed', async () => {
  const file = await ask('/assets/a-1234.js', { 'accept-encoding': 'gzip, br' });
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  });
  expect(brotliDecompressSync(file.body).toString()).toBe(script);
  const page = await ask('/index.html');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  expect((await ask('/index.html', { 'if-none-match': String(page.headers.etag) })).status).toBe(304);
});

test('headers are those of the distribution, also for a missing file, which is 404', async () => {
  const { status, headers, body } = await ask('/jobs/detail/1?id=true');
  expect({ status, body: body.toString() }).toEqual({
    status: 404,
    body: '<Error><Code>NoSuchKey</Code></Error>',
  });
  expect(headers).toMatchObject({
    // The address of the bucket is that of the emulated S3.
    'content-security-policy': "default-src 'self' http://127.0.0.1:7359",
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=60; includeSubDomains',
  });
});

test.each(['/../secret', '/%2e%2e/secret', '/assets/..%2f..%2fsecret', '//secret'])(
  'only built files are served: %s',
  async (path) => {
    expect((await ask(path)).body.toString()).not.toContain('secret');
  },
);

test('a Slack post is captured and answered as Slack answers; from another page it is refused', async () => {
  const post = (body: string, headers = {}) =>
    fetch(`${origin}/_local/slack`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const answer = await post('{"text":"こんにちは","blocks":[{"type":"divider"}]}');
  expect(await answer.text()).toBe('ok');
  expect((await post('{}')).status).toBe(400);
  expect((await post('{"text":"x"}', { origin: 'http://localhost:3000' })).status).toBe(403);
  expect(await (await fetch(`${origin}/_local/slack`)).json()).toEqual([
    { channel: '', text: 'こんにちは', blocks: [{ type: 'divider' }], at: expect.any(String) },
  ]);
});
