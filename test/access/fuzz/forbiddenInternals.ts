/**
 * Matches what no error message may reveal: names of tables, ARNs, stack traces, messages of data sources.
 */
export const forbiddenInternals =
  /arn:|Enishi-|TablesTalent|DynamoDB|OpenSearch|ConditionalCheck|ValidationException|index_not_found|\bat \w+ ?\(|node_modules|\.ts:\d|\.js:\d|undefined|\[object/;

/** All error types with which the API may refuse an input that the schema accepts. */
export const refusals = ['NotFound', 'Unauthorized', 'Conflict', 'InvalidInput', 'TooManyRequests'];
