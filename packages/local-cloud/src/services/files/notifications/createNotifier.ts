import { randomBytes, randomUUID } from 'node:crypto';
import type { Notification } from './Notification';
import type { ObjectEvent } from '../ObjectEvent';

/** Invokes a Lambda function asynchronously, without waiting for its result. */
export type InvokeLater = (functionArn: string, payload: unknown) => void;

const matches = (pattern: string, name: string) =>
  pattern.endsWith(':*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/**
 * Encodes the key of an S3 object as in S3's event notifications: percent-encoded, with `+` for a space and
 * unchanged slashes.
 */
const encodeKey = (key: string) => encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/');

/**
 * Creates the record of an S3 event notification (version 2.1). Members that have a meaning only in AWS get
 * constant or random values.
 */
function recordOf({ name, bucket, object }: ObjectEvent, region: string) {
  return {
    eventVersion: '2.1',
    eventSource: 'aws:s3',
    awsRegion: region,
    eventTime: new Date().toISOString(),
    eventName: name,
    userIdentity: { principalId: 'local' },
    requestParameters: { sourceIPAddress: '127.0.0.1' },
    responseElements: { 'x-amz-request-id': randomUUID(), 'x-amz-id-2': randomUUID() },
    s3: {
      s3SchemaVersion: '1.0',
      configurationId: 'local',
      bucket: { name: bucket, ownerIdentity: { principalId: 'local' }, arn: `arn:aws:s3:::${bucket}` },
      object: {
        key: encodeKey(object.key),
        size: object.size,
        eTag: object.etag,
        sequencer: randomBytes(8).toString('hex').toUpperCase(),
      },
    },
  };
}

/**
 * Creates a function that takes an S3 event and invokes the Lambda functions that get it. These are the
 * functions whose bucket notifications in the template match the event.
 */
export function createNotifier(
  notifications: readonly Notification[],
  region: string,
  invokeLater: InvokeLater,
): (event: ObjectEvent) => void {
  return (event) => {
    for (const { bucket, events, prefix, suffix, functionArn } of notifications) {
      const { key } = event.object;
      const isMeant = bucket === event.bucket && key.startsWith(prefix) && key.endsWith(suffix);
      if (isMeant && events.some((pattern) => matches(pattern, event.name)))
        invokeLater(functionArn, { Records: [recordOf(event, region)] });
    }
  };
}
