import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FrontDoor } from '../../src/front-door/FrontDoor';
import { freePort } from '../../src/processes/freePort';
import { LambdaError } from '../../src/services/lambda/LambdaError';
import type { Resource } from '../../src/template/Stack';
import type { ViewerRequest } from '../../src/website/compileViewerFunction';
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

const permission = (id: string, Action: string) =>
  resource('AWS::Lambda::Permission', id, {
    Action,
    Principal: 'cloudfront.amazonaws.com',
    FunctionName: 'page',
  });

const code = `import cf from 'cloudfront';
function handler(event) {
  const request = event.request;
  if (/\\./.test(request.uri)) cf.selectRequestOriginById('files');
  else {
    request.headers['x-page-path'] = { value: request.uri };
    request.uri = '/index.html';
  }
  return request;
}`;

const distribution = {
  Origins: [
    { Id: 'pages', DomainName: 'page.lambda-url.example.com', OriginAccessControlId: 'control' },
    { Id: 'files', DomainName: 'site.s3.example.com' },
  ],
  OriginGroups: {
    Items: [
      {
        Id: 'group',
        FailoverCriteria: { StatusCodes: { Items: [403, 502] } },
        Members: { Items: [{ OriginId: 'pages' }, { OriginId: 'files' }] },
      },
    ],
  },
  DefaultCacheBehavior: {
    TargetOriginId: 'group',
    CachePolicyId: 'cache',
    FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'arn:router' }],
  },
};

const resources: Resource[] = [
  resource('AWS::S3::Bucket', 'site', { RegionalDomainName: 'site.s3.example.com' }),
  resource('AWS::Lambda::Function', 'page', { Arn: 'arn:page' }),
  resource('AWS::Lambda::Url', 'page', {
    FunctionUrl: 'https://page.lambda-url.example.com/',
    AuthType: 'AWS_IAM',
  }),
  permission('p1', 'lambda:InvokeFunctionUrl'),
  permission('p2', 'lambda:InvokeFunction'),
  resource('AWS::CloudFront::OriginAccessControl', 'control', {
    OriginAccessControlConfig: { OriginAccessControlOriginType: 'lambda', SigningBehavior: 'always' },
  }),
  resource('AWS::CloudFront::Function', 'router', {
    FunctionARN: 'arn:router',
    FunctionCode: code,
    FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
  }),
  resource('AWS::CloudFront::CachePolicy', 'cache', {
    CachePolicyConfig: {
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 600,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: {
          HeaderBehavior: 'whitelist',
          Headers: ['x-page-path', 'CloudFront-Forwarded-Proto'],
        },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    },
  }),
  resource('AWS::CloudFront::Distribution', 'E1', { DistributionConfig: distribution }),
];

interface UrlEvent {
  rawPath: string;
  headers: Record<string, string>;
}

let events: UrlEvent[] = [];
let answer: (event: UrlEvent) => unknown;

const invoke = (functionArn: string, event: unknown) => {
  expect(functionArn).toBe('arn:page');
  events.push(event as UrlEvent);
  return Promise.resolve().then(() => answer(event as UrlEvent));
};

const mount = (all: Resource[]) =>
  door.mountWebsite(createWebsite(folder, readDistribution(stackOf(all)), invoke));

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  door = new FrontDoor(port);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'plain');
  writeFileSync(join(folder, 'shell.js.map'), '{}');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  await door.open();
});
afterAll(() => door.close());
beforeEach(() => {
  events = [];
  answer = ({ headers }) => ({
    statusCode: 200,
    headers: { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=60' },
    body: `page ${headers['x-page-path']}`,
  });
  mount(resources);
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${origin}${path}`, { headers });
  return {
    status: response.status,
    body: await response.text(),
    cached: response.headers.get('x-cache')?.startsWith('Hit'),
  };
};

test('a page comes from the function, which gets the headers of the cache policy and nothing else', async () => {
  expect(await get('/jobs?q=1', { cookie: 'a=b', 'x-page-path': '/forged' })).toMatchObject({
    status: 200,
    body: 'page /jobs',
  });
  expect(events).toEqual([
    expect.objectContaining({
      rawPath: '/index.html',
      rawQueryString: '',
      headers: { 'x-page-path': '/jobs', 'cloudfront-forwarded-proto': 'http' },
    }),
  ]);
});

/** Replaces the code of the viewer function by code that passes the whole request to the Lambda function. */
const passingOn = resources.map((each) =>
  each.type === 'AWS::CloudFront::Function'
    ? {
        ...each,
        properties: {
          ...each.properties,
          FunctionCode: `function handler(event) {
            event.request.headers['x-page-path'] = { value: JSON.stringify(event.request) };
            return event.request;
          }`,
        },
      }
    : each,
);

test('the viewer function gets query string and cookies as the client sent them; the origin gets neither', async () => {
  mount(passingOn);
  const cookie = 'theme=dark; a=b=c; theme=light';
  await get('/jobs?q=%E7%B8%81&from&q=a=b', { cookie, accept: 'text/html' });
  const [{ headers, ...event } = { headers: {} as Record<string, string> }] = events;
  const { querystring, cookies, headers: sent } = JSON.parse(headers['x-page-path'] ?? '') as ViewerRequest;
  expect(querystring).toEqual({
    q: { value: '%E7%B8%81', multiValue: [{ value: '%E7%B8%81' }, { value: 'a=b' }] },
    from: { value: '' },
  });
  expect(cookies).toEqual({
    theme: { value: 'dark', multiValue: [{ value: 'dark' }, { value: 'light' }] },
    a: { value: 'b=c' },
  });
  expect(sent).toMatchObject({ accept: { value: 'text/html' } });
  expect(sent).not.toHaveProperty('cookie');
  expect(event).toMatchObject({ rawQueryString: '' });
  expect(Object.keys(headers)).toEqual(['x-page-path', 'cloudfront-forwarded-proto']);
});

test('a file comes from the bucket that the viewer function selects; a missing one is 404', async () => {
  expect(await get('/icon.svg')).toMatchObject({ status: 200, body: '<svg/>' });
  expect((await get('/missing.svg')).status).toBe(404);
  expect(events).toEqual([]);
});

test('source maps are not served, even if the build has left them among the files', async () => {
  expect((await get('/shell.js.map')).status).toBe(404);
});

test('a page is cached by the headers of the policy, whatever the query', async () => {
  await get('/a?x=1');
  expect(await get('/a?x=2')).toMatchObject({ body: 'page /a', cached: true });
  expect(await get('/b')).toMatchObject({ body: 'page /b', cached: false });
  expect(events).toHaveLength(2);
});

test('a page that forbids it is not cached, an error of the function for ten seconds', async () => {
  answer = () => ({ statusCode: 200, headers: { 'cache-control': 'no-store' }, body: '' });
  await get('/c');
  expect(await get('/c')).toMatchObject({ cached: false });
  answer = () => ({ statusCode: 404, headers: {}, body: 'missing' });
  expect(await get('/d')).toMatchObject({ status: 404, body: 'missing' });
  expect(await get('/d')).toMatchObject({ status: 404, cached: true });
});

test.each([
  ['throws', () => Promise.reject(new LambdaError({ errorType: 'Error', errorMessage: 'no' }))],
  ['returns no response', () => 'text'],
])('when the function %s, the second origin answers', async (_name, fails) => {
  answer = fails;
  expect(await get('/e')).toMatchObject({ status: 200, body: 'plain' });
});

test.each([
  ['does not sign its requests', 'AWS::CloudFront::OriginAccessControl', 'control'],
  ['may not call the URL', 'AWS::Lambda::Permission', 'p1'],
  ['may not invoke the function', 'AWS::Lambda::Permission', 'p2'],
])('when the distribution %s, it gets 403 and asks the second origin', async (_name, type, id) => {
  mount(resources.filter((each) => each.type !== type || each.physicalId !== id));
  expect(await get('/f')).toMatchObject({ status: 200, body: 'plain' });
  expect(events).toEqual([]);
});

test('what is not emulated is refused by name', () => {
  const changed = (changes: object) =>
    resources.map((each) =>
      each.type === 'AWS::CloudFront::Distribution'
        ? { ...each, properties: { DistributionConfig: { ...distribution, ...changes } } }
        : each,
    );
  const read = (changes: object) => () => readDistribution(stackOf(changed(changes)));
  expect(read({ CustomErrorResponses: [{ ErrorCode: 404, ResponsePagePath: '/404.html' }] })).toThrow(
    'Error pages',
  );
  expect(read({ CacheBehaviors: [{ PathPattern: '*.png', TargetOriginId: 'files' }] })).toThrow('*.png');
  expect(read({ Origins: [{ Id: 'x', DomainName: 'example.com' }] })).toThrow('origin x');
});
