/**
 * Matches texts that no error message may contain: names of tables, ARNs, stack traces, messages of data
 * sources.
 */
export const forbiddenInternals =
  /arn:|Enishi-|TablesTalent|DynamoDB|OpenSearch|ConditionalCheck|ValidationException|index_not_found|\bat \w+ ?\(|node_modules|\.ts:\d|\.js:\d|undefined|\[object/;

/** The error types that the API may return for an input that the schema accepts. */
export const refusals = ['NotFound', 'Unauthorized', 'Conflict', 'InvalidInput', 'TooManyRequests'];
