import { createFiles } from '../../src/services/files/createFiles';
import { SignedCloud } from '../support/SignedCloud';

let cloud: SignedCloud;

beforeAll(async () => {
  const rule = {
    AllowedOrigins: ['https://*.example.com'],
    AllowedMethods: ['GET', 'POST'],
    AllowedHeaders: ['content-*'],
    ExposedHeaders: ['etag'],
    MaxAge: 60,
  };
  cloud = await SignedCloud.start(
    {
      Files: {
        Type: 'AWS::S3::Bucket',
        Properties: { BucketName: 'example-files', CorsConfiguration: { CorsRules: [rule] } },
      },
      Others: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'example-others' } },
    },
    [],
  );
  const { stack, environment, cognito } = cloud;
  const files = createFiles({
    stack,
    authenticator: cognito.authenticator,
    environment,
    invokeLater: () => undefined,
  });
  cloud.door.mount('/s3', files);
});
afterAll(() => cloud.stop());

const url = (bucket = 'example-files') => `${cloud.environment.origin}/s3/${bucket}/any`;
const preflight = (origin: string, method: string, names = 'content-type') =>
  fetch(url(), {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': names,
    },
  });
const own = { headers: { origin: 'https://site.example.com' } };

test('pages of other origins call a bucket as it declares, also when the file is missing', async () => {
  const allowed = await preflight('https://site.example.com', 'POST');
  expect(allowed.status).toBe(200);
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'access-control-allow-origin': 'https://site.example.com',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '60',
  });
  const answer = await fetch(url(), own);
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://site.example.com');
  expect(answer.headers.get('access-control-expose-headers')).toBe('etag');
});

test.each([
  ['https://site.example.org', 'POST', 'content-type'],
  ['https://site.example.com', 'DELETE', 'content-type'],
  ['https://site.example.com', 'POST', 'x-other'],
  // Other services answer pages of this machine; S3 on AWS knows no such exception.
  ['http://127.0.0.1:3000', 'POST', 'content-type'],
])('any other origin, method or header is refused: %s %s %s', async (origin, method, names) => {
  const refused = await preflight(origin, method, names);
  expect(refused.status).toBe(403);
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
});

test('a bucket without rules allows no other origin', async () => {
  const answer = await fetch(url('example-others'), own);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
