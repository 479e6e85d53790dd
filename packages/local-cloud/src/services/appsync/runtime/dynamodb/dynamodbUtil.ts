import { notEmulated } from '../notEmulated';
import { toAttributeValue, toTypedMap, type TypedValue } from './toAttributeValue';

function typed(type: string, convert: (value: unknown) => unknown = (value) => value) {
  return (value: unknown): TypedValue | null =>
    value === null || value === undefined ? null : { [type]: convert(value) };
}

function toS3Object(key: string, bucket: string, region: string, version?: string): TypedValue {
  return { S: JSON.stringify({ s3: { key, bucket, region, version } }) };
}

/**
 * Emulates AppSync's `util.dynamodb`: its functions convert values to the typed JSON of requests to a
 * DynamoDB data source.
 */
export const dynamodbUtil = {
  toDynamoDB: toAttributeValue,
  toString: typed('S'),
  toStringSet: typed('SS'),
  toNumber: typed('N'),
  toNumberSet: typed('NS'),
  toBinary: typed('B'),
  toBinarySet: typed('BS'),
  toBoolean: typed('BOOL'),
  toNull: (): TypedValue => ({ NULL: null }),
  toList: typed('L', (value) => (value as unknown[]).map(toAttributeValue)),
  toMap: typed('M', (value) => toTypedMap(value as object)),
  toMapValues: (value: unknown) => (value === null || value === undefined ? null : toTypedMap(value)),
  toS3Object,
  fromS3ObjectJson: notEmulated('util.dynamodb.fromS3ObjectJson'),
};
