import type { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { SourceFailure } from '../SourceFailure';

/** An exception of DynamoDB as AppSync words it: `DynamoDB:<exception>`. */
export function serviceFailure(exception: DynamoDBServiceException, result: unknown = null): SourceFailure {
  const { httpStatusCode, requestId } = exception.$metadata;
  const origin = `(Service: DynamoDb, Status Code: ${httpStatusCode ?? 500}, Request ID: ${requestId ?? 'none'})`;
  return new SourceFailure(`DynamoDB:${exception.name}`, `${exception.message} ${origin}`, result);
}
