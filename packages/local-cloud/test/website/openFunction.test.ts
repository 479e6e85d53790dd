import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FrontDoor } from '../../src/front-door/FrontDoor';
import { freePort } from '../../src/processes/freePort';
import type { Resource } from '../../src/template/Stack';
import { createWebsite } from '../../src/website/createWebsite';
import { readDistribution } from '../../src/website/readDistribution';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { stackOf } from '../support/stackOf';

const folder = temporaryFolder();
let origin: string;
let door: FrontDoor;

const resource = (type: string, physicalId: string, properties: Record<string, unknown>): Resource => ({
  ...{ logicalId: physicalId, type, physicalId, properties },
});

const forEverybody = (id: string, Action: string, more: object) =>
  resource('AWS::Lambda::Permission', id, { Action, Principal: '*', FunctionName: 'open', ...more });
const callsUrl = forEverybody('p1', 'lambda:InvokeFunctionUrl', { FunctionUrlAuthType: 'NONE' });
const callsFunction = forEverybody('p2', 'lambda:InvokeFunction', { InvokedViaFunctionUrl: true });

/** A website with a path that a function without authentication answers. */
const resources: Resource[] = [
  resource('AWS::S3::Bucket', 'site', { RegionalDomainName: 'site.s3.example.com' }),
  resource('AWS::Lambda::Function', 'open', { Arn: 'arn:open' }),
  resource('AWS::Lambda::Url', 'open', {
    FunctionUrl: 'https://open.lambda-url.example.com/',
    AuthType: 'NONE',
  }),
  resource('AWS::CloudFront::Distribution', 'distribution', {
    DistributionConfig: {
      Origins: [
        { Id: 'files', DomainName: 'site.s3.example.com' },
        { Id: 'open', DomainName: 'open.lambda-url.example.com' },
      ],
      DefaultCacheBehavior: { TargetOriginId: 'files' },
      CacheBehaviors: [
        { PathPattern: 'open/*', TargetOriginId: 'open', AllowedMethods: ['GET', 'HEAD', 'POST'] },
      ],
    },
  }),
];

interface UrlEvent {
  rawPath: string;
  requestContext: { http: { method: string } };
}

let asked: string[] = [];
const invoke = (_arn: string, event: unknown) => {
  const { rawPath, requestContext } = event as UrlEvent;
  asked.push(`${requestContext.http.method} ${rawPath}`);
  return Promise.resolve({ statusCode: 200, body: 'answered' });
};

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  door = new FrontDoor(port);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'plain');
  await door.open();
});
afterAll(() => door.close());
beforeEach(() => {
  asked = [];
});

const mount = (...permissions: Resource[]) =>
  door.mountWebsite(createWebsite(folder, readDistribution(stackOf([...resources, ...permissions])), invoke));
const statusOf = async (method: string, path: string) =>
  (await fetch(`${origin}${path}`, { method, ...(method === 'POST' && { body: 'a=b' }) })).status;

test('a path that takes what browsers send reaches its function each time, with the method', async () => {
  mount(callsUrl, callsFunction);
  expect(await statusOf('POST', '/open/a')).toBe(200);
  for (const _ of [1, 2]) expect(await statusOf('GET', '/open/a')).toBe(200);
  expect(asked).toEqual(['POST /open/a', 'GET /open/a', 'GET /open/a']);
});

test('other paths take nothing', async () => {
  mount(callsUrl, callsFunction);
  expect(await statusOf('POST', '/index.html')).toBe(405);
  expect(await statusOf('DELETE', '/open/a')).toBe(405);
});

test('a function without authentication needs both permissions for everybody', async () => {
  mount(callsUrl);
  expect(await statusOf('GET', '/open/a')).toBe(403);
  expect(asked).toEqual([]);
});
