import type { EngineError } from '../../../dynamodb/EngineError';
import { SourceFailure } from '../SourceFailure';

/** An exception of DynamoDB as AppSync words it: `DynamoDB:<exception>`. */
export function toServiceFailure(
  { type, message, status, requestId }: EngineError,
  result: unknown = null,
): SourceFailure {
  const origin = `(Service: DynamoDb, Status Code: ${status}, Request ID: ${requestId})`;
  return new SourceFailure(`DynamoDB:${type}`, `${message} ${origin}`, result);
}
