import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createFiles } from '../../src/services/files/createFiles';
import { readNotifications } from '../../src/services/files/notifications/readNotifications';
import { SignedCloud } from '../support/SignedCloud';
import { stackOf } from '../support/stackOf';

const Bucket = 'example-notified';
const functionArn = 'arn:aws:lambda:ap-northeast-1:123456789012:function:notified';
const notified: { functionArn: string; payload: unknown }[] = [];
let cloud: SignedCloud;
let s3: S3Client;

const notifications = (configuration: object) => ({
  Type: 'Custom::S3BucketNotifications',
  Properties: { BucketName: Bucket, NotificationConfiguration: configuration },
});

beforeAll(async () => {
  cloud = await SignedCloud.start(
    {
      Files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: Bucket } },
      Notifications: notifications({
        LambdaFunctionConfigurations: [
          {
            Events: ['s3:ObjectCreated:*'],
            Filter: { Key: { FilterRules: [{ Name: 'prefix', Value: 'notified/' }] } },
            LambdaFunctionArn: functionArn,
          },
        ],
      }),
    },
    [{ Action: 's3:*', Resource: [`arn:aws:s3:::${Bucket}`, `arn:aws:s3:::${Bucket}/*`] }],
  );
  const { stack, environment, cognito } = cloud;
  const invokeLater = (arn: string, payload: unknown) => notified.push({ functionArn: arn, payload });
  const { authenticator } = cognito;
  cloud.door.mount('/s3', createFiles({ stack, authenticator, environment, invokeLater }));
  s3 = new S3Client({ ...cloud.client('/s3'), forcePathStyle: true });
});
afterAll(async () => {
  s3.destroy();
  await cloud.stop();
});

test('a function is notified of objects below its prefix only, with the key in S3’s encoding', async () => {
  const Key = 'notified/山 田+.bin';
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'abc' }));
  await s3.send(new PutObjectCommand({ Bucket, Key: 'untold', Body: 'abc' }));
  await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  const record = {
    eventName: 'ObjectCreated:Put',
    s3: expect.objectContaining({
      bucket: expect.objectContaining({ name: Bucket }),
      object: expect.objectContaining({ key: 'notified/%E5%B1%B1+%E7%94%B0%2B.bin', size: 3 }),
    }),
  };
  expect(notified).toEqual([{ functionArn, payload: { Records: [expect.objectContaining(record)] } }]);
});

test('a bucket that notifies a queue stops the start with a message that names the bucket', () => {
  const { Type: type, Properties: properties } = notifications({ QueueConfigurations: [] });
  const stack = stackOf([{ logicalId: 'Told', physicalId: 'Told', type, properties }]);
  expect(() => readNotifications(stack)).toThrow('Told: QueueConfigurations is not emulated locally');
});
