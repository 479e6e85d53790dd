import type { EngineError } from '../../../dynamodb/EngineError';
import { SourceFailure } from '../SourceFailure';

/** Converts an exception of DynamoDB to AppSync's error, whose type is `DynamoDB:<exception>`. */
export function toServiceFailure(
  { type, message, status, requestId }: EngineError,
  result: unknown = null,
): SourceFailure {
  const origin = `(Service: DynamoDb, Status Code: ${status}, Request ID: ${requestId})`;
  return new SourceFailure(`DynamoDB:${type}`, `${message} ${origin}`, result);
}
