import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketPolicyCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createFiles } from '../../src/services/files/createFiles';
import { SignedCloud } from '../support/SignedCloud';
import { now } from '../support/now';

const bucket = 'example-files';
const Bucket = bucket;
let cloud: SignedCloud;
let s3: S3Client;

beforeAll(async () => {
  cloud = await SignedCloud.start(
    {
      Files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: bucket } },
      Others: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'example-others' } },
    },
    [
      { Action: 's3:*', Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`] },
      { Action: 's3:GetObject', Resource: 'arn:aws:s3:::example-others/open/*' },
    ],
  );
  cloud.door.mount(
    '/s3',
    createFiles({
      stack: cloud.stack,
      authenticator: cloud.cognito.authenticator,
      environment: cloud.environment,
      invokeLater: () => undefined,
    }),
  );
  s3 = new S3Client({ ...cloud.client('/s3'), forcePathStyle: true });
});
afterAll(async () => {
  s3.destroy();
  await cloud.stop();
});

const put = (Key: string, Body: string | Buffer, more = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const text = async (Key: string) =>
  (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();

test('an object that the SDK uploads in checksummed chunks is returned byte for byte, with type and metadata', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256));
  const key = '履歴書/山田 太郎 (1)+.bin';
  await put(key, bytes, { ContentType: 'application/x-test', Metadata: { owner: 'sub' } });
  const { Body, ContentType, Metadata, ContentLength, ETag } = await s3.send(
    new GetObjectCommand({ Bucket, Key: key }),
  );
  expect(Buffer.from((await Body?.transformToByteArray()) ?? [])).toEqual(bytes);
  expect({ ContentType, Metadata, ContentLength }).toEqual({
    ContentType: 'application/x-test',
    Metadata: { owner: 'sub' },
    ContentLength: 70_000,
  });
  expect((await s3.send(new HeadObjectCommand({ Bucket, Key: key }))).ETag).toBe(ETag);
});

test('a missing or deleted object is NoSuchKey', async () => {
  await put('gone', 'x');
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'gone' }));
  await expect(text('gone')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'gone' }))).rejects.toMatchObject({
    name: 'NotFound',
  });
});

test('lists have prefixes, common prefixes and pages', async () => {
  for (const key of ['list/a', 'list/b/1', 'list/b/2', 'list/c', 'other']) await put(key, key);
  const list = (more: object) => s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', ...more }));
  const { Contents, CommonPrefixes } = await list({ Delimiter: '/' });
  expect(Contents?.map(({ Key }) => Key)).toEqual(['list/a', 'list/c']);
  expect(CommonPrefixes).toEqual([{ Prefix: 'list/b/' }]);
  const first = await list({ MaxKeys: 3 });
  const second = await list({ MaxKeys: 3, ContinuationToken: first.NextContinuationToken });
  expect([first.IsTruncated, second.IsTruncated]).toEqual([true, false]);
  expect(second.Contents?.map(({ Key }) => Key)).toEqual(['list/c']);
});

test('several objects are deleted at once', async () => {
  await put('several/a & b', 'content');
  await put('several/c', 'content');
  const Objects = [{ Key: 'several/a & b' }, { Key: 'several/c' }];
  await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect((await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'several/' }))).KeyCount).toBe(0);
});

test('a multipart upload becomes one object, and its ETag contains the number of parts', async () => {
  const Key = 'parts';
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const Parts = await Promise.all(
    ['one ', 'two'].map(async (Body, index) => {
      const PartNumber = index + 1;
      const { ETag } = await s3.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
      return { ETag, PartNumber };
    }),
  );
  const done = new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } });
  expect((await s3.send(done)).ETag).toMatch(/-2"$/);
  expect(await text(Key)).toBe('one two');
});

test('a role can do only what its policy allows', async () => {
  const others = (command: GetObjectCommand | PutObjectCommand) => s3.send(command);
  const object = { Bucket: 'example-others', Key: 'open/a' };
  await expect(others(new PutObjectCommand({ ...object, Body: 'x' }))).rejects.toMatchObject({
    name: 'AccessDenied',
  });
  await expect(others(new GetObjectCommand(object))).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('an operation that is not emulated is refused with its name', async () => {
  const policy = s3.send(new PutBucketPolicyCommand({ Bucket, Policy: '{}' }));
  await expect(policy).rejects.toMatchObject({ name: 'NotImplemented' });
  const copy = s3.send(new CopyObjectCommand({ Bucket, Key: 'b', CopySource: 'example-others/open/a' }));
  await expect(copy).rejects.toMatchObject({ name: 'NotImplemented' });
});

// docs.aws.amazon.com/AmazonS3/latest/API/API_CopyObject.html
test('an object is copied with its type and metadata, or with those that replace them', async () => {
  await put('folder/名 1', 'content', { ContentType: 'text/plain', Metadata: { filename: 'a' } });
  const CopySource = `${bucket}/${encodeURIComponent('folder/名 1')}`;
  const head = (Key: string) => s3.send(new HeadObjectCommand({ Bucket, Key }));
  const copied = await s3.send(new CopyObjectCommand({ Bucket, Key: 'same', CopySource }));
  expect(copied.CopyObjectResult?.ETag).toBe((await head('folder/名 1')).ETag);
  expect([await text('same'), await head('same')]).toMatchObject([
    'content',
    { ContentType: 'text/plain', Metadata: { filename: 'a' } },
  ]);
  const other = { MetadataDirective: 'REPLACE', ContentType: 'text/css', CacheControl: 'no-store' } as const;
  await s3.send(new CopyObjectCommand({ Bucket, Key: 'other', CopySource, ...other }));
  expect(await head('other')).toMatchObject({
    ...{ ContentType: 'text/css', CacheControl: 'no-store', Metadata: {} },
  });
  const missing = s3.send(new CopyObjectCommand({ Bucket, Key: 'b', CopySource: `${bucket}/missing` }));
  await expect(missing).rejects.toMatchObject({ name: 'NoSuchKey' });
});

describe('presigned URLs', () => {
  const sign = (command: GetObjectCommand | PutObjectCommand, expiresIn = 60) =>
    getSignedUrl(s3, command, { expiresIn });

  test('allow anyone with the URL to do this one action', async () => {
    const url = await sign(new PutObjectCommand({ Bucket, Key: 'signed', ContentType: 'text/plain' }));
    const stored = await fetch(url, {
      method: 'PUT',
      body: 'hello',
      headers: { 'content-type': 'text/plain' },
    });
    expect(stored.status).toBe(200);
    const read = await fetch(await sign(new GetObjectCommand({ Bucket, Key: 'signed' })));
    expect(await read.text()).toBe('hello');
    expect((await fetch(url)).status).toBe(403);
  });

  test('are refused when altered, expired, or without a signature', async () => {
    await put('secret', 'x');
    const url = await sign(new GetObjectCommand({ Bucket, Key: 'signed' }));
    expect((await fetch(url.replace('/signed?', '/secret?'))).status).toBe(403);
    expect((await fetch(`${cloud.environment.origin}/s3/${bucket}/secret`)).status).toBe(403);
    const signingDate = new Date(now() - 3_600_000);
    const expired = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: 'secret' }), {
      expiresIn: 60,
      signingDate,
    });
    expect((await fetch(expired)).status).toBe(403);
  });

  test('never return a file in a form that a browser would execute', async () => {
    await put('page.html', '<script>alert(1)</script>', { ContentType: 'text/html' });
    await put('drawing.svg', '<svg onload="alert(1)"/>', {
      ContentType: 'image/svg+xml',
      ContentDisposition: 'inline',
    });
    await put('photo.png', 'png', { ContentType: 'image/png' });
    const disposition = async (Key: string) => {
      const { headers } = await fetch(await sign(new GetObjectCommand({ Bucket, Key })));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      return headers.get('content-disposition');
    };
    expect(await disposition('page.html')).toBe('attachment');
    expect(await disposition('drawing.svg')).toBe('attachment');
    expect(await disposition('photo.png')).toBeNull();
  });
});

describe('upload forms', () => {
  const form = (more: Partial<Parameters<typeof createPresignedPost>[1]> = {}) =>
    createPresignedPost(s3, {
      Bucket,
      Key: 'uploads/${filename}',
      Conditions: [
        ['content-length-range', 1, 10],
        ['starts-with', '$Content-Type', 'image/'],
        ['starts-with', '$key', 'uploads/'],
      ],
      Fields: { 'Content-Type': 'image/png' },
      Expires: 60,
      ...more,
    });
  const send = ({ url, fields }: Awaited<ReturnType<typeof form>>, content: string, changed = {}) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changed })) data.append(name, String(value));
    data.append('file', new Blob([content], { type: 'image/png' }), 'me.png');
    return fetch(url, { method: 'POST', body: data });
  };
  const code = async (answer: Promise<Response>) => /<Code>(\w+)/.exec(await (await answer).text())?.[1];

  test('accept files that satisfy the policy', async () => {
    expect((await send(await form(), 'pixels')).status).toBe(204);
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'uploads/me.png' }));
    expect(head.ContentType).toBe('image/png');
  });

  test.each([
    ['too large', {}, 'more than ten', {}, 'EntityTooLarge'],
    ['empty', {}, '', {}, 'EntityTooSmall'],
    ['of another type', {}, 'x', { 'Content-Type': 'text/html' }, 'AccessDenied'],
    ['under another key', {}, 'x', { key: 'elsewhere' }, 'AccessDenied'],
    ['with a field that the policy does not know', {}, 'x', { acl: 'public-read' }, 'AccessDenied'],
    ['after its time', { Expires: -1 }, 'x', {}, 'AccessDenied'],
    ['with another signature', {}, 'x', { 'X-Amz-Signature': '0'.repeat(64) }, 'SignatureDoesNotMatch'],
  ])('refuse a file %s', async (_, options, content, changed, refusal) => {
    expect(await code(send(await form(options), content, changed))).toBe(refusal);
  });
});
