import type { _Record } from '@aws-sdk/client-dynamodb-streams';
import type { ChangeRecord } from './ChangeRecord';

type Json = Record<string, unknown>;

/** Binary values travel as base64; all others are plain already. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

/**
 * The SDK's record in the shape in which Lambda hands it over.
 * @param source region and ARN of the stream as the template names them; the engine has names of its own
 */
export function toChangeRecord(record: _Record, source: { region: string; streamArn: string }): ChangeRecord {
  const { Keys, NewImage, OldImage, ...rest } = record.dynamodb ?? {};
  return {
    eventID: record.eventID ?? '',
    eventName: record.eventName ?? 'MODIFY',
    eventVersion: record.eventVersion ?? '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: source.region,
    eventSourceARN: source.streamArn,
    dynamodb: {
      Keys: plain(Keys ?? {}) as Json,
      ...(NewImage ? { NewImage: plain(NewImage) as Json } : {}),
      ...(OldImage ? { OldImage: plain(OldImage) as Json } : {}),
      SequenceNumber: rest.SequenceNumber ?? '',
      SizeBytes: rest.SizeBytes ?? 0,
      StreamViewType: rest.StreamViewType ?? '',
      ApproximateCreationDateTime: Math.floor((rest.ApproximateCreationDateTime?.getTime() ?? 0) / 1000),
    },
  };
}
