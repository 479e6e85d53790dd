/**
 * AppSync's limits that are enforced here, each with where it is documented. Quotas:
 * https://docs.aws.amazon.com/general/latest/gr/appsync.html
 */
export const limits = {
  /** Characters of one resolver's or function's code: quotas, "Maximum code size". */
  codeCharacters: 32_768,
  /** Bytes that one evaluation may return: quotas, "Evaluated resolver template size". */
  evaluatedBytes: 5_000_000,
  /** Bytes of the schema document: quotas, "Schema document size". */
  schemaBytes: 1_000_000,
  /** How long one request may take: quotas, "Request execution time for queries, mutations, subscriptions". */
  requestMilliseconds: 30_000,
  /** Functions of one pipeline: quotas, "Functions per pipeline resolver". */
  pipelineFunctions: 10,
  /** Resolvers that one request may run: quotas, "Number of resolvers executed in a single request". */
  resolversPerRequest: 10_000,
  /** Calls that one BatchInvoke may gather: quotas, "Number of … resolver's maxBatchSize". */
  maxBatchSize: 2_000,
  /** Bytes of one request: quotas, "Throttle and payload", 1 MB request. */
  requestBytes: 1_000_000,
  /** Bytes of one real-time message: quotas, "Subscription payload size" (240 KB). */
  subscriptionBytes: 240 * 1024,
  /** Subscriptions of one connection: quotas, "Subscriptions per connection". */
  subscriptionsPerConnection: 100,
  /** https://docs.aws.amazon.com/appsync/latest/devguide/extensions.html, enhanced filters. */
  filterPathDepth: 5,
  filterInValues: 5,
  filterContainsAnyValues: 20,
  filterGroups: 10,
  filtersPerGroup: 10,
  /** https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html */
  connectionTimeoutMilliseconds: 300_000,
  keepAliveMilliseconds: 60_000,
  /** Of DynamoDB: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html */
  transactItems: 100,
  batchGetKeys: 100,
  batchWriteItems: 25,
  /** Ours, since AWS names none: an evaluation that takes longer never returns. */
  evaluationMilliseconds: 1_000,
} as const;
